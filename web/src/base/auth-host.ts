/** What calls need from the session, which registers itself here when the app starts. */
export type AuthHost = {
  readonly token: () => Promise<string | undefined>
  /** A token other than the refused one, or undefined when the session cannot be renewed. */
  readonly renew: (refused: string | undefined) => Promise<string | undefined>
  readonly signOut: () => void
}

let host: AuthHost = { token: async () => undefined, renew: async () => undefined, signOut: () => {} }

export const setAuthHost = (given: AuthHost) => {
  host = given
}
export const authHost = (): AuthHost => host

let sessionOver = false
/** The server refuses the session: the page is about to be left. What was typed is kept, so that no form asks before leaving. */
export const endSession = () => {
  sessionOver = true
  host.signOut()
}
export const isSessionOver = () => sessionOver
