/** What calls need from whoever is signed in; the session plugs itself in when the app starts. */
export type AuthHost = {
  readonly token: () => Promise<string | undefined>
  /** A token that differs from the one just refused, or undefined when nobody can be signed in any more. */
  readonly renew: (refused: string | undefined) => Promise<string | undefined>
  readonly signOut: () => void
}

let host: AuthHost = { token: async () => undefined, renew: async () => undefined, signOut: () => {} }

export const setAuthHost = (given: AuthHost) => {
  host = given
}
export const authHost = (): AuthHost => host
