const KEY = 'embarca.farewell'

export const SIGNED_OUT = 'Deslogado com sucesso.'
export const SESSION_OVER = 'Sua sessão expirou. Entre novamente.'

/** What to say once the provider has sent the user back. */
export const storeFarewell = (text: string) => sessionStorage.setItem(KEY, text)

/** Says it once. */
export const takeFarewell = (): string | undefined => {
  const text = sessionStorage.getItem(KEY) ?? undefined
  sessionStorage.removeItem(KEY)
  return text
}
