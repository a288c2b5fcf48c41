import { ACCESS_DAYS } from '@embarca/contracts/session/access.ts'
import { passwordLabels } from '@embarca/contracts/session/labels.pt.ts'
import { SHORTEST_PASSWORD } from '@embarca/contracts/session/password.ts'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { type Forms, formText } from './forms.ts'
import { accessSecret } from './one-time.ts'
import { sendPage } from './page-reply.ts'
import { type AccessErrors, accessDone, accessGone, accessPage } from './pages/access-page.ts'
import { realm } from './provider.ts'
import type { IdentityStore } from './store.ts'

const lifetime = ACCESS_DAYS * 24 * 60 * 60_000

export type AccessLink = { readonly link: string /** ISO 8601 UTC. */; readonly expiresAt: string }
/** A link with which this person sets a password; it invalidates an earlier one. */
export type IssueAccessLink = (userId: string) => AccessLink

export const accessLinks =
  (store: IdentityStore, publicUrl: string): IssueAccessLink =>
  (userId) => {
    const until = Date.now() + lifetime
    const token = accessSecret(store, userId).issue(until)
    return { link: `${publicUrl}${realm}/access/${encodeURIComponent(userId)}/${token}`, expiresAt: new Date(until).toISOString() }
  }

const errorsIn = (password: string, again: string): AccessErrors => ({
  ...(password.length < SHORTEST_PASSWORD && { password: passwordLabels.short }),
  ...(password !== again && { again: passwordLabels.unlike }),
})

type Visit = { readonly Params: { user: string; token: string }; readonly Body: unknown }

/** The pages of such a link: as long as the link is valid and the person may sign in. */
export const accessRoutes = (app: FastifyInstance, store: IdentityStore, accounts: Accounts, { headers, home }: Forms): void => {
  const path = `${realm}/access/:user/:token`
  const opened = ({ user, token }: Visit['Params']) => {
    const secret = accessSecret(store, user)
    const [stored, account] = [secret.opened(token), accounts.find(user)]
    const action = `${realm}/access/${encodeURIComponent(user)}/${encodeURIComponent(token)}`
    return stored && account ? { secret, stored, account, form: { action, name: account.name, username: account.username } } : undefined
  }

  app.get<Visit>(path, async ({ params }, reply) => {
    const found = opened(params)
    return found ? sendPage(reply, headers, accessPage(found.form)) : sendPage(reply, headers, accessGone(home), 410)
  })

  app.post<Visit>(path, async ({ params, body }, reply) => {
    const found = opened(params)
    if (!found) return sendPage(reply, headers, accessGone(home), 410)
    const { secret, stored, account, form } = found
    const password = formText(body, 'password')
    const errors = errorsIn(password, formText(body, 'again'))
    if (Object.keys(errors).length) return sendPage(reply, headers, accessPage({ ...form, errors }), 422)
    // Taken before the password is set: of two concurrent requests, only one succeeds.
    if (!secret.take(stored)) return sendPage(reply, headers, accessGone(home), 410)
    await accounts.setPassword(account.userId, password)
    return sendPage(reply, headers, accessDone(home, account.username))
  })
}
