const KEY = 'embarca.farewell'

export const SIGNED_OUT = 'Deslogado com sucesso.'
export const SESSION_OVER = 'Sua sessão expirou. Entre novamente.'

/** Stores the message that is shown after the login provider redirects back. */
export const storeSignOutMessage = (text: string) => sessionStorage.setItem(KEY, text)

/** Returns the message and removes it. */
export const takeSignOutMessage = (): string | undefined => {
  const text = sessionStorage.getItem(KEY) ?? undefined
  sessionStorage.removeItem(KEY)
  return text
}
