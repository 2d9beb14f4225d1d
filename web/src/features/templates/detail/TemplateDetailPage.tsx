import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Documentation } from '../../../kit/documentation/Documentation.tsx';
import { General } from './General.tsx';
import { TemplateFrame } from './TemplateFrame.tsx';
import { TemplateUse } from './TemplateUse.tsx';
import { useEditable } from './useEditable.ts';
import { useResourcesChange } from './useResourcesChange.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';

/** The template without its task list: name, prices, resources and usage. */
export default function TemplateDetailPage() {
  return <TemplateFrame>{(template) => <Sections key={template.id} template={template} />}</TemplateFrame>;
}

function Sections({ template }: { template: TemplateDetailsFragment }) {
  const editable = useEditable(template);
  const change = useResourcesChange(template.id);
  return (
    <DetailColumns
      main={
        <>
          <General template={template} editable={editable} />
          <Documentation
            title="Resources"
            items={template.documentation ?? []}
            to="templates/documentation"
            change={editable ? change : undefined}
          />
        </>
      }
      side={<TemplateUse template={template} />}
    />
  );
}
