import { create } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { attachmentText } from './mail.ts';

/**
 * Whether a request comes from this machine and addresses it by name. A foreign page that resolves here (DNS
 * rebinding) is read by a local browser, but has another host name.
 */
export const isLocal = (request: FastifyRequest, ...otherNames: string[]): boolean =>
  loopback.has(request.ip) && [...loopbackNames, ...otherNames].includes(request.hostname.toLowerCase());

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackNames = ['localhost', '127.0.0.1', '[::1]', '::1'];

/**
 * Pages with the stored mails, so that new users can follow an invitation link without a mail server. Only for the
 * embedded database without SMTP, and only for readers on the same machine.
 */
export function addMailbox(server: FastifyInstance, database: Kysely<Database>, apiUrl: string): void {
  const ownName = new URL(apiUrl).hostname;
  const localOnly = async (request: FastifyRequest): Promise<void> => {
    if (!isLocal(request, ownName)) throw notFound();
  };
  const htmlType = 'text/html; charset=utf-8';

  server.get('/mailbox', { onRequest: localOnly }, async (_request, reply) => {
    const mails = await database
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(200)
      .execute();
    const items = mails.map(
      (mail) =>
        `<li><a href="/mailbox/${mail.id}">${escape(mail.subject)}</a><br><small>${escape(mail.recipient)} · ${mail.created_at}</small></li>`,
    );
    const list = items.length === 0 ? '<p>No mails yet.</p>' : `<ul>${items.join('')}</ul>`;
    return reply.headers(pageHeaders).type(htmlType).send(page('Mailbox', list));
  });

  server.get<{ Params: { id: string } }>('/mailbox/:id', { onRequest: localOnly }, async (request, reply) => {
    const id = checked(request.params.id);
    const mail = await database.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
    if (!mail) throw notFound();
    const attachments = await database
      .selectFrom('mail_attachments')
      .select(['id', 'file_name'])
      .where('mail_id', '=', id)
      .execute();
    const files = attachments.map(
      (file) => `<li><a href="/mailbox/attachments/${file.id}" download>${escape(file.file_name)}</a></li>`,
    );
    const content = `<p><small>To ${escape(mail.recipient)} · ${mail.created_at}</small></p>
<pre>${linked(mail.body)}</pre>${files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}
<p><a href="/mailbox">All mails</a></p>`;
    return reply.headers(pageHeaders).type(htmlType).send(page(mail.subject, content));
  });

  server.get<{ Params: { id: string } }>(
    '/mailbox/attachments/:id',
    { onRequest: localOnly },
    async (request, reply) => {
      const file = await database
        .selectFrom('mail_attachments')
        .selectAll()
        .where('id', '=', checked(request.params.id))
        .executeTakeFirst();
      if (!file) throw notFound();
      return reply
        .headers(pageHeaders)
        .header('content-disposition', create(file.file_name))
        .type(file.content_type)
        .send(attachmentText(file));
    },
  );
}

const pageHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // These pages run no scripts; an attachment opened from them may.
  'permissions-policy': 'camera=(), clipboard-read=(), geolocation=(), microphone=(), payment=(), usb=()',
};

function checked(id: string): string {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound();
  return id;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const linked = (text: string): string =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
ul { list-style: none; padding: 0 } li { padding: .6rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style></head><body><h1>${escape(title)}</h1>${content}</body></html>`;
