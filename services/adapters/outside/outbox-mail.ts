import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Message } from '../../kit/mail.ts'

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
const letter = ({ to, subject, text }: Message) =>
  [
    `To: ${to}`,
    `Subject: ${encoded(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'X-Embarca: kept in the outbox, not sent: no MAIL_URL is set',
    '',
    text,
  ].join('\r\n')

/** Stands in where no mail server is named: each letter is a file that any mail program opens. */
export const outboxMail = (folder: string): Mail => ({
  channel: 'OUTBOX',
  send: async (message) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = createHash('sha256').update(message.key).digest('hex').slice(0, 32)
    await writeFile(join(folder, `${name}.eml`), letter(message), { mode: 0o600 })
  },
})
