import { createTransport } from 'nodemailer';
import { outsideAt } from '../outside/circuit.ts';
import { mailSending } from '../tracing/outside-calls.ts';
import { EndedWorkError } from './ended-work.ts';
import { hasEnded } from './link.ts';
import { attachmentText, mailWorkName } from './mail.ts';
import type { MailPayload } from './mail.ts';
import { defineWork } from './work.ts';

/** Milliseconds until the server's greeting, and between two lines. */
const connectionTimeout = 10_000;
const socketTimeout = 20_000;

/**
 * Hands a mail to the SMTP server. Without one the mail stays on the mailbox page. A crash between sending and
 * recording may send a mail twice, which SMTP cannot exclude.
 */
export const mailWork = defineWork<MailPayload>(
  mailWorkName,
  async ({ mailId }, { database, clock, settings }) => {
    const { smtpUrl } = settings;
    if (smtpUrl === null) return;
    const mail = await database.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
    if (!mail || mail.sent_at !== null) return;
    if (mail.token_hash !== null && (await hasEnded(database, mail.token_hash, clock())))
      throw new EndedWorkError('The link in it has ended. Have a new one sent');
    const attachments = await database
      .selectFrom('mail_attachments')
      .selectAll()
      .where('mail_id', '=', mailId)
      .execute();
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout,
      greetingTimeout: connectionTimeout,
      socketTimeout,
    });
    const message = {
      from: settings.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      attachments: attachments.map((attachment) => ({
        filename: attachment.file_name,
        contentType: attachment.content_type,
        content: attachmentText(attachment),
      })),
    };
    try {
      await outsideAt('mail', smtpUrl).call(() =>
        mailSending.tracePromise(() => transport.sendMail(message), { serverUrl: smtpUrl }),
      );
    } finally {
      transport.close();
    }
    await database
      .updateTable('mails')
      // Links in mails are secrets, and sent mails are not shown here.
      .set({ sent_at: clock().toISOString(), body: '' })
      .where('id', '=', mailId)
      .execute();
    await database.deleteFrom('mail_attachments').where('mail_id', '=', mailId).execute();
  },
  { kind: 'mail', title: 'Mail', about: 'mailId', attempts: 8, outside: true },
);
