import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openOidc } from './adapters/oidc/open-oidc.ts'
import { sqliteIdentityStore } from './adapters/sqlite/identity-store.ts'
import type { Config } from './config.ts'
import { followAccounts } from './follow-accounts.ts'
import type { AccountEvents, AccountSources } from './follow-people.ts'
import type { Lifetime, Verified } from './http/auth.ts'
import type { IssueAccessLink } from './identity/access-link.ts'
import { actorOf } from './identity/actor.ts'
import type { ChangePassword } from './identity/change-password.ts'
import { seedDemoAccounts } from './identity/demo-accounts.ts'
import type { CreateShipper } from './identity/first-start.ts'
import { developmentKeys } from './identity/keys.ts'
import { mountIdentity } from './identity/mount.ts'
import type { PanelCodes } from './identity/panel-codes.ts'
import { productionKeys } from './identity/production.ts'
import { revocations } from './identity/revocations.ts'
import { type TokenClaims, verifier } from './identity/verify.ts'
import { noteRecentRevocations } from './recent-revocations.ts'

/** Authentication, independent of the provider. */
export type SignOn = {
  readonly verify: (token: string) => Promise<Verified>
  readonly refuses: (token: Lifetime) => boolean
  readonly changePassword: ChangePassword
  /** Absent where another provider manages access. */
  readonly issueAccessLink?: IssueAccessLink
  /** Absent where another provider signs people in. */
  readonly panelCodes?: PanelCodes
  /** A link that creates the first shipper, while there is no account. */
  readonly firstStartLink: () => string | undefined
  /** The ids of the users with whom people are signed in, for the simulator; none where another provider signs them in. */
  readonly people: () => readonly string[]
  /** Keeps accounts and revocations current with the events that it is given; says from where it needs them. */
  readonly follow: (sources: AccountSources, changed: (userId: string) => void) => Promise<AccountEvents>
  readonly close: () => void
}

const withActor = (verify: (token: string) => Promise<TokenClaims>) => async (token: string) => {
  const claims = await verify(token)
  return { by: actorOf(claims), token: { ...claims, exp: claims.exp ?? 0 } }
}

/** The client whose token is checked when the program starts. */
const checkClient = ({ OIDC_CHECK_SECRET: secret, OIDC_CHECK_CLIENT: id = 'embarca-check' }: NodeJS.ProcessEnv) =>
  secret ? { check: { id, secret } } : {}

/** Another provider, for instance a Keycloak realm: its keys are fetched, and older tokens of a changed user are refused here. */
const externalSignOn = async (
  issuer: string,
  at: string | undefined,
  env: NodeJS.ProcessEnv,
  warn: (line: string) => void,
): Promise<SignOn> => {
  const revoked = revocations()
  const { keys, refused } = await openOidc({ issuer, at, warn, ...checkClient(env) })
  const verify = verifier({ issuer, jwks: keys, revocations: revoked })
  const reportingRefusals = async (token: string) =>
    verify(token).catch((error) => {
      refused(token, error)
      throw error
    })
  return {
    verify: withActor(reportingRefusals),
    refuses: revoked.refuses,
    changePassword: async () => 'PASSWORD_ELSEWHERE',
    firstStartLink: () => undefined,
    people: () => [],
    follow: async (sources, changed) => ({
      ...(await noteRecentRevocations(sources, revoked.note)),
      consume: (events) => {
        for (const { type, data, recordedAt } of events) {
          if (type !== 'UserChanged' && type !== 'UserRemoved') continue
          revoked.note(data.id, Date.parse(recordedAt))
          changed(data.id)
        }
      },
    }),
    close: () => {},
  }
}

type SignOnOptions = { readonly env: NodeJS.ProcessEnv; readonly createShipper: CreateShipper }

/** The embedded provider, unless another one is configured. */
export const openSignOn = async (app: FastifyInstance, config: Config, { env, createShipper }: SignOnOptions): Promise<SignOn> => {
  if (config.OIDC_ISSUER) return externalSignOn(config.OIDC_ISSUER, config.OIDC_INTERNAL_URL, env, (line) => app.log.warn(line))
  const store = sqliteIdentityStore(join(config.dataDir, 'identity.sqlite'))
  const { production, publicUrl } = config
  const keys = production ? productionKeys(env) : await developmentKeys(store)
  const {
    accounts,
    changePassword,
    issueAccessLink,
    panelCodes,
    verify,
    revocations: revoked,
    firstStartLink,
    people,
  } = mountIdentity(app, { publicUrl, store, keys, production, createShipper })
  if (config.demo) await seedDemoAccounts(store, accounts)
  return {
    verify: withActor(verify),
    refuses: revoked.refuses,
    changePassword,
    issueAccessLink,
    panelCodes,
    firstStartLink,
    people,
    follow: ({ events }, changed) => followAccounts({ events, store, accounts, changed }),
    close: store.close,
  }
}
