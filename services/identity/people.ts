import type Provider from 'oidc-provider'

/** A session in use gets a token every five minutes; one that got none for this long was left. */
const LEFT_AFTER = 12 * 60_000
const LOGIN_PAGE = 'authorization_code'

/** The users with whom people are signed in through the login page; a program's password grant counts for nobody. */
export const peopleSignedIn = (provider: Pick<Provider, 'on'>, now: () => number = Date.now) => {
  const lastToken = new Map<string, number>()
  provider.on('grant.success', ({ oidc }) => {
    const { accountId, gty } = oidc.entities.AccessToken ?? {}
    if (accountId && gty?.startsWith(LOGIN_PAGE)) lastToken.set(accountId, now())
  })
  provider.on('session.destroyed', ({ accountId }) => {
    if (accountId) lastToken.delete(accountId)
  })
  /** Their ids. */
  return (): readonly string[] => [...lastToken].flatMap(([userId, at]) => (now() - at < LEFT_AFTER ? [userId] : []))
}
