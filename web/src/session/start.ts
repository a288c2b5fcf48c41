import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { call } from '../base/api.ts'
import { setAuthHost } from '../base/auth-host.ts'
import { closeSocket } from '../base/live.ts'
import { createManager, isFresh, isReturning } from './oidc.ts'
import { sessionOf, type UserSession } from './session.ts'
import { SESSION_OVER, SIGNED_OUT, storeSignOutMessage, takeSignOutMessage } from './sign-out-message.ts'
import { createTokens } from './tokens.ts'

const manager = createManager()
const tokens = createTokens(manager)
const tabs = new BroadcastChannel('embarca.session')

export type Opening =
  | { readonly session: UserSession }
  | { readonly farewell: string }
  | { readonly leaving: true }
  | { readonly failed: unknown }

/** Redirects to the login page, which returns to this address. */
export const signIn = () => manager.signinRedirect({ state: location.pathname + location.search })

const forget = () => {
  closeSocket()
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('embarca.') && key !== 'embarca.farewell') sessionStorage.removeItem(key)
}

let leaving: () => Promise<boolean> = async () => true
/** Called before the user signs out; false: the user stays. */
export const beforeSignOut = (ask: () => Promise<boolean>) => {
  leaving = ask
}

/** Ends the session here, at the login provider and in the other tabs. */
export const signOut = async () => {
  if (!(await leaving().catch(() => true))) return
  storeSignOutMessage(SIGNED_OUT)
  forget()
  tabs.postMessage('signed-out')
  await manager.signoutRedirect().catch(async () => {
    await manager.removeUser()
    location.assign('/')
  })
}

/** Called when the server no longer accepts the user: shows a message and a login button, at the same address, to which the login returns. */
const onSessionLost = async () => {
  storeSignOutMessage(SESSION_OVER)
  forget()
  await manager.removeUser()
  location.reload()
}

tabs.onmessage = () => {
  storeSignOutMessage(SIGNED_OUT)
  forget()
  location.assign('/')
}

export const readSession = async (): Promise<UserSession> => sessionOf(await call(sessionRoutes.info, {}))

const askToSignIn = async (): Promise<Opening> => {
  const farewell = takeSignOutMessage()
  if (farewell) return { farewell }
  console.error('Usuário não autenticado')
  await signIn()
  return { leaving: true }
}

/**
 * Opens the app: completes a returning login, loads the session, or redirects to the login page. `onPath` is called with the path before
 * the user is known, `onNobody` when nobody is signed in.
 */
export const openSession = async (onPath: (pathname: string) => void, onNobody = askToSignIn): Promise<Opening> => {
  setAuthHost({ token: tokens.token, renew: tokens.renew, signOut: () => void onSessionLost() })
  try {
    if (isReturning()) {
      const user = await manager.signinRedirectCallback()
      history.replaceState(null, '', typeof user.state === 'string' ? user.state : '/')
    }
    onPath(location.pathname)
    const user = await manager.getUser()
    if (!user || (!isFresh(user, 0) && !(await tokens.token()))) {
      return await onNobody()
    }
    takeSignOutMessage()
    return { session: await readSession() }
  } catch (failed) {
    console.error('Erro ao inicializar a aplicação', failed)
    return { failed }
  }
}
