import type { KoaContextWithOIDC } from 'oidc-provider'
import { logoutConfirmPage } from './pages/logout-page.ts'

/** Ends the session and its grants, and redirects where the client asked. */
const signOut = async (ctx: KoaContextWithOIDC) => {
  const { session, provider, params } = ctx.oidc
  for (const { grantId } of Object.values(session?.authorizations ?? {}))
    if (grantId) {
      await provider.RefreshToken.revokeByGrantId(grantId)
      await provider.Grant.adapter.destroy(grantId)
    }
  await session?.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, { path: new URL(provider.issuer).pathname, httpOnly: true })
  const after = params?.['post_logout_redirect_uri']
  const target = new URL(typeof after === 'string' ? after : new URL(provider.issuer).origin)
  if (typeof params?.['state'] === 'string') target.searchParams.set('state', params['state'])
  ctx.status = 303
  ctx.redirect(target.href)
}

/**
 * Called with a session that would end. A client that sends the session's own ID token is trusted; a bare link is not: any page on the web
 * can lead a browser there, so the user must confirm.
 */
export const logoutPage = async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
  const hint = ctx.oidc.entities.IdTokenHint?.payload as { sub?: string } | undefined
  if (hint?.sub && hint.sub === ctx.oidc.session?.accountId) return signOut(ctx)
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
  const xsrf = /value="([^"]+)"/.exec(form)?.[1] ?? ''
  ctx.body = logoutConfirmPage(action, xsrf, new URL(ctx.oidc.provider.issuer).origin)
}
