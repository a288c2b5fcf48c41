import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Attachment, Mail, Message } from '../../kit/mail.ts'

const END = '\r\n'
const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
const headOf = ({ to, subject }: Message) => [
  `To: ${to}`,
  `Subject: ${encoded(subject)}`,
  'MIME-Version: 1.0',
  'X-Embarca: kept in the outbox, not sent: no MAIL_URL is set',
]
const TEXT = 'Content-Type: text/plain; charset=utf-8'
const lines = (content: Buffer) => content.toString('base64').replace(/.{76}/g, `$&${END}`)

const attached = (boundary: string, { name, type, content }: Attachment) => [
  `--${boundary}`,
  `Content-Type: ${type}`,
  `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'Content-Transfer-Encoding: base64',
  '',
  lines(content),
]
const emailText = (message: Message, boundary: string) => {
  const { text, attachments = [] } = message
  if (!attachments.length) return [...headOf(message), TEXT, '', text].join(END)
  const parts = [`--${boundary}`, TEXT, '', text, ...attachments.flatMap((file) => attached(boundary, file)), `--${boundary}--`, '']
  return [...headOf(message), `Content-Type: multipart/mixed; boundary="${boundary}"`, '', ...parts].join(END)
}

/** Used when no mail server is configured: writes each e-mail to a file that any mail program opens. */
export const outboxMail = (folder: string): Mail => ({
  channel: 'OUTBOX',
  send: async (message) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = createHash('sha256').update(message.key).digest('hex').slice(0, 32)
    await writeFile(join(folder, `${name}.eml`), emailText(message, name), { mode: 0o600 })
  },
})
