import { useState } from 'react';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { PageLink } from '../../../kit/page/PageLink.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { durationText } from '../../../kit/value/duration.ts';
import { customerPage } from '../../customers/pages.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const editModal = defineModal('edit-template');

const EditGeneral = definePiece(async () => (await import('./EditGeneral.tsx')).EditGeneral);

interface GeneralProps {
  readonly template: TemplateDetailsFragment;
  readonly editable: boolean;
}

/** Name, customer and prices of the template. */
export function General({ template, editable }: GeneralProps) {
  const { customer } = template;
  // When another user archives the template during an edit, the dialog stays open and says so.
  const [begun] = useState(editable);
  return (
    <Section title="General" actions={editable && <ModalButton opens={editModal}>Edit</ModalButton>}>
      <Facts>
        <Fact label="Name for Shepherds" reads={['displayName']}>
          {template.displayName}
        </Fact>
        <Fact label="Description">{template.description}</Fact>
        <Fact label="Customer">
          {customer && (
            <PageLink page={customerPage} to={customerPage.to({ id: customer.id })}>
              {customer.name}
            </PageLink>
          )}
        </Fact>
        <Fact label="Duration">{template.duration !== null && durationText(template.duration)}</Fact>
        <Fact label="Base price">{template.basePrice?.formatted}</Fact>
        <Fact label="Same-day surcharge" reads={['sameDayCharge']}>
          {template.sameDayCharge?.formatted}
        </Fact>
        <Fact label="Shepherd fee" reads={['agentFee']}>
          {template.agentFee?.formatted}
        </Fact>
        <Fact label="Shepherd fee up to" reads={['agentFeeUpTo']}>
          {template.agentFeeUpTo?.formatted}
        </Fact>
        <Fact label="Pixellate faces">{template.pixellateFaces === true ? 'On' : 'Off'}</Fact>
        <Fact label="Hide job times">{template.hideJobTimes === true ? 'On' : 'Off'}</Fact>
      </Facts>
      {begun && (
        <AddressModal name={editModal} title="Edit template" size={640} shows={EditGeneral} height={560}>
          {({ close }) => <EditGeneral key={template.id} template={template} onDone={close} />}
        </AddressModal>
      )}
    </Section>
  );
}
