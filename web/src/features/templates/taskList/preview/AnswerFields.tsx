import type { Currency } from '../../../../graphql/generated/schema.ts';
import { asksFor, hasOptions } from './answers.ts';
import type { AskedTask, GivenAnswer } from './answers.ts';
import { BarcodeControl, DoneControl, PressControl } from './controls/plainControls.tsx';
import { CameraControl } from './controls/CameraControl.tsx';
import { CommentField, StatusField } from './controls/extraFields.tsx';
import { DrawControl } from './controls/DrawControl.tsx';
import { InputControl } from './controls/InputControl.tsx';
import { OptionsControl } from './controls/OptionsControl.tsx';
import { TimerControl } from './controls/TimerControl.tsx';
import classes from './TaskScreen.module.css';

export interface AnswerFieldsProps {
  readonly task: AskedTask;
  readonly answer: GivenAnswer;
  readonly currency: Currency;
  readonly onChange: (change: Partial<GivenAnswer>) => void;
}

/**
 * The controls of a task's answer, and of the extras that it and the selected options require. For a matrix only the
 * latter.
 */
export function AnswerFields(props: AnswerFieldsProps) {
  const { task, answer, onChange } = props;
  const asked = (extra: Parameters<typeof asksFor>[2]) => asksFor(task, answer, extra);
  const [status, photo, video, comment] = [asked('STATUS'), asked('PHOTO'), asked('VIDEO'), asked('COMMENT')];
  return (
    <div className={classes.fields}>
      <OwnAnswer {...props} />
      {photo && (
        <CameraControl
          kind="photo"
          captures={answer.photos}
          gallery={task.type === 'PHOTO' && task.allowGallery}
          required={photo === 'required'}
          primary={task.type === 'PHOTO' && task.primaryPhoto}
          onChange={(photos) => onChange({ photos })}
        />
      )}
      {video && (
        <CameraControl
          kind="video"
          captures={answer.videos}
          gallery={task.type === 'VIDEO' && task.allowGallery}
          required={video === 'required'}
          onChange={(videos) => onChange({ videos })}
        />
      )}
      {status && <StatusField status={answer.status} required={status === 'required'} onChange={onChange} />}
      {comment && (
        <CommentField comment={answer.comment} required={comment === 'required'} onChange={onChange} />
      )}
    </div>
  );
}

function OwnAnswer(props: AnswerFieldsProps) {
  const { task } = props;
  if (hasOptions(task)) return <OptionsControl {...props} />;
  switch (task.type) {
    case 'INPUT':
      // Another input type is another field.
      return <InputControl key={task.inputType} {...props} />;
    case 'TIMER':
      return <TimerControl {...props} />;
    case 'ACTION':
      return <PressControl {...props} />;
    case 'SIMPLE':
      return <DoneControl {...props} />;
    case 'BARCODE':
      return <BarcodeControl {...props} />;
    case 'DRAW':
      return <DrawControl {...props} />;
    default:
      return null;
  }
}
