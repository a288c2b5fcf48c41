import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'
import { firstStartErrors, plainCnpj } from './first-start-fields.ts'
import { type Forms, formText } from './forms.ts'
import { firstStartLabels } from './labels.pt.ts'
import { oneTime } from './one-time.ts'
import { sendPage } from './page-reply.ts'
import { faultsIn } from './pages/field.ts'
import { type FirstStartFields, firstStartDone, firstStartGone, firstStartPage } from './pages/first-start-page.ts'
import { realm } from './provider.ts'
import type { IdentityStore } from './store.ts'

export type NewShipper = { readonly name: string; readonly document: string }
export type FirstAdmin = { readonly name: string; readonly email: string; readonly username: string }
/** Creates the shipper and its first user by commands, and returns their ids. When it throws, the link stays valid. */
export type CreateShipper = (
  shipper: NewShipper,
  admin: FirstAdmin,
) => Promise<{ readonly shipperId: string; readonly groupId: string; readonly userId: string }>

const secretIn = (store: IdentityStore) => oneTime(store, 'first-start')
const lifetime = 24 * 60 * 60_000
const names = ['shipperName', 'document', 'name', 'email', 'username', 'password'] as const

/** A link that creates the first shipper, or undefined when an account exists. Invalidates an earlier link; only a hash is stored. */
export const firstStartLink = (store: IdentityStore, accounts: Accounts, publicUrl: string, now = Date.now()): string | undefined => {
  if (!accounts.none()) return undefined
  return `${publicUrl}${realm}/first-start/${secretIn(store).issue(now + lifetime)}`
}

type Visit = { readonly Params: { token: string }; readonly Body: unknown }

/** The pages of that link. */
export const firstStartRoutes = (
  app: FastifyInstance,
  store: IdentityStore,
  accounts: Accounts,
  create: CreateShipper,
  { headers, home }: Forms,
): void => {
  const secret = secretIn(store)
  const opened = (token: string) => (accounts.none() ? secret.opened(token) : undefined)
  const path = `${realm}/first-start/:token`
  const action = (token: string) => `${realm}/first-start/${encodeURIComponent(token)}`

  app.get<Visit>(path, async ({ params }, reply) =>
    opened(params.token)
      ? sendPage(reply, headers, firstStartPage({ action: action(params.token) }))
      : sendPage(reply, headers, firstStartGone(home), 410),
  )

  app.post<Visit>(path, async ({ params, body, log }, reply) => {
    const stored = opened(params.token)
    if (!stored) return sendPage(reply, headers, firstStartGone(home), 410)
    const values = Object.fromEntries(
      names.map((name) => [name, name === 'password' ? formText(body, name) : formText(body, name).trim()]),
    ) as FirstStartFields
    const errors = firstStartErrors(values)
    const again = (status: number, refused: string) =>
      sendPage(reply, headers, firstStartPage({ action: action(params.token), values, errors, refused }), status)
    const faults = faultsIn(errors)
    if (faults) return again(422, faults)
    // Taken before anything is created: of two concurrent requests, only one succeeds.
    if (!secret.take(stored)) return sendPage(reply, headers, firstStartGone(home), 410)
    try {
      const { name, email, username, password } = values
      const { shipperId, groupId, userId } = await create(
        { name: values.shipperName, document: plainCnpj(values.document) },
        { name, email, username },
      )
      accounts.upsert({ userId, username, name, email, roles: ['shipper_admin'], shipperId, operationGroups: [groupId], enabled: true })
      await accounts.setPassword(userId, password)
    } catch (error) {
      secret.giveBack(stored)
      log.error({ err: error }, 'the first shipper could not be created')
      return again(500, firstStartLabels.failed)
    }
    return sendPage(reply, headers, firstStartDone(home, values.shipperName), 201)
  })
}
