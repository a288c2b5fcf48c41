import { type Accepted, command } from '../kit/route.ts'
import { may } from '../roles.ts'

/** Days for which a link to a password opens. */
export const ACCESS_DAYS = 3

export const accessLabels = {
  sent: 'Link de acesso enviado por e-mail.',
  failed: 'Não foi possível enviar o link de acesso.',
  /** No mail server is named: whoever asked hands the link over. */
  notSent: 'Nenhum servidor de e-mail está configurado: copie o link e entregue-o à pessoa.',
  elsewhere: 'As pessoas entram pelo servidor de identidade da empresa: o acesso é dado lá.',
  mail: {
    subject: 'Seu acesso à Embarca',
    text: (name: string, username: string, link: string, until: string) =>
      `Olá, ${name}.\n\nCrie a senha com que você entra na Embarca como ${username}:\n${link}\n\nO link vale uma única vez, até ${until}.\n`,
  },
}

/** Mounted beside the tables: no fact and no view knows a link or a password. */
export const accessRoutes = {
  /**
   * A link by which the person makes a password, the first or a new one; an earlier link ends. Answers besides where its fact stands:
   * `expiresAt`, `channel` (`MAIL`, or `OUTBOX` when no mail server is named), a `message` to show and, with `OUTBOX` only, the `link`.
   */
  issue: command('POST /user/:id/accessLink', 'IssueAccessLink', {
    may: may.manageUsers,
    messages: { done: accessLabels.sent, failed: accessLabels.failed },
  }),
}
export type AccessAnswer = Accepted & {
  readonly channel: 'MAIL' | 'OUTBOX'
  readonly message: string
  /** ISO 8601 UTC. */
  readonly expiresAt: string
  readonly link?: string
}
