import { definePiece } from '../../../../kit/page/code/piece.ts';
import { useListChange } from '../../../../kit/fieldArray/changes.ts';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { Currency } from '../../../../graphql/generated/schema.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import type { PreviewOf } from '../editor/TaskListEditor.tsx';
import { taskListFromServer } from '../fromServer.ts';
import { useLogic } from '../logic/LogicProvider.tsx';
import { taskListInput } from '../toServer.ts';
import { deskMessages } from './messages.ts';
import classes from './TaskListTools.module.css';
import { defineModal } from '../../../../kit/modal/defineModal.ts';

const FlowMap = definePiece(async () => (await import('../logic/FlowMap.tsx')).FlowMap);
const FindingList = definePiece(async () => (await import('./FindingList.tsx')).FindingList);
const TypeformImport = definePiece(
  async () => (await import('../../typeform/TypeformImport.tsx')).TypeformImport,
);

const modals = {
  flow: defineModal('flow'),
  findings: defineModal('findings'),
  typeform: defineModal('typeform'),
};

interface TaskListToolsProps extends PreviewOf {
  readonly form: WizardForm<TemplateValues>;
  readonly currency: Currency;
}

/** Tools for the whole list: the flow map, the findings, and the typeform import. */
export function TaskListTools({ form, currency, list, selected, onSelect }: TaskListToolsProps) {
  const { findings } = useLogic();
  const change = useListChange(form);
  const found = findings.length;
  return (
    <div className={classes.tools}>
      <ModalButton opens={modals.flow}>{deskMessages.flow}</ModalButton>
      <ModalButton opens={modals.findings} disabled={found === 0} data-found={found > 0 || undefined}>
        {deskMessages.findings(found)}
      </ModalButton>
      <ModalButton opens={modals.typeform}>{deskMessages.typeform}</ModalButton>
      <AddressModal
        name={modals.flow}
        title={deskMessages.flowTitle}
        size={960}
        shows={FlowMap}
        height={480}
        reads
      >
        {({ close }) => (
          <FlowMap
            list={list}
            selected={selected}
            findings={findings}
            onSelect={(key) => {
              onSelect(key);
              close();
            }}
          />
        )}
      </AddressModal>
      <AddressModal
        name={modals.findings}
        title={deskMessages.findingsTitle}
        size={640}
        shows={FindingList}
        reads
      >
        {({ close }) => (
          <FindingList
            list={list}
            findings={findings}
            onSelect={(key) => {
              onSelect(key);
              close();
            }}
          />
        )}
      </AddressModal>
      <AddressModal name={modals.typeform} title={deskMessages.typeform} size={640} shows={TypeformImport}>
        {({ close }) => {
          const { taskGroups, taskLogic } = taskListInput(form.getValues('tasks'), currency);
          return (
            <TypeformImport
              sections={taskGroups}
              taskLogic={taskLogic}
              onCancel={close}
              onImported={({ sections, taskLogic: logic }, words) => {
                change(words, { ...form.getValues(), tasks: taskListFromServer(sections, logic) });
                close();
              }}
            />
          );
        }}
      </AddressModal>
    </div>
  );
}
