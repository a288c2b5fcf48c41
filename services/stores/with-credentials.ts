/** A name and a password that are kept apart from an address. */
export type Credentials = { readonly username: string | undefined; readonly password: string | undefined }

const ADDRESS = /^([\w+]+:\/\/)([^/?]*@)?/

/**
 * The address with its name and password, so that the address itself may stand in a file that many read (a ConfigMap) and the password in a
 * secret. Throws one line when one of the two is missing, or when the address has credentials of its own too.
 */
export const withCredentials = (setting: string, url: string | undefined, { username, password }: Credentials): string | undefined => {
  if (!username && !password) return url
  const prefix = setting.replace(/_URL$/, '')
  if (!url || !username || !password)
    throw new Error(`${prefix}_USERNAME and ${prefix}_PASSWORD are set together, and with ${setting}: they are its name and password`)
  const [start, scheme = '', inside] = ADDRESS.exec(url) ?? ['']
  if (inside) throw new Error(`${setting} has a name of its own: leave it out, or leave out ${prefix}_USERNAME and ${prefix}_PASSWORD`)
  return `${scheme}${encodeURIComponent(username)}:${encodeURIComponent(password)}@${url.slice(start.length)}`
}
