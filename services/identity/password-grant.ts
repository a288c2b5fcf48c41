import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import type { IdentityKeys } from './keys.ts'
import { errors } from './oidc-provider.ts'
import { apiOf, newGrant } from './provider.ts'
import type { SignIn } from './sign-in.ts'

const refused = (status: number, text: string) => {
  const error = new errors.InvalidGrant(text)
  return Object.assign(error, { error_description: text, status, statusCode: status })
}

/** Tokens for a name and a password, for tools and tests: no browser uses it, and production disables it. */
export const allowPasswordGrant = (provider: Provider, keys: IdentityKeys, signIn: SignIn, addressOf: (req: IncomingMessage) => string) =>
  provider.registerGrantType(
    'password',
    async (ctx) => {
      const { client, params } = ctx.oidc
      if (!client) throw new errors.InvalidClient('client not found')
      const outcome = await signIn(String(params?.['username'] ?? ''), String(params?.['password'] ?? ''), addressOf(ctx.req))
      if ('refused' in outcome) {
        if (outcome.retryAfter) ctx.set('Retry-After', String(outcome.retryAfter))
        throw refused(outcome.status, outcome.refused)
      }

      const accountId = outcome.account.userId
      const grant = await newGrant(provider, accountId)
      const common = { accountId, client, grantId: grant.jti, gty: 'password', scope: 'openid profile email' }
      const access = new provider.AccessToken(common)
      access.resourceServer = apiOf(provider, keys)
      ctx.oidc.entity('AccessToken', access)
      const refresh = new provider.RefreshToken({ ...common, resource: access.resourceServer.identifier(), rotations: 0 })
      ctx.body = {
        access_token: await access.save(),
        token_type: 'Bearer',
        expires_in: access.expiration,
        refresh_token: await refresh.save(),
        scope: common.scope,
      }
    },
    ['username', 'password', 'scope'],
  )
