import { createHash, randomBytes } from 'node:crypto'
import { sqliteIdentityStore } from '@embarca/services/adapters/sqlite/identity-store.ts'
import type { Proxies } from '@embarca/services/http/proxies.ts'
import { developmentKeys } from '@embarca/services/identity/keys.ts'
import { type IdentityOptions, mountIdentity } from '@embarca/services/identity/mount.ts'
import Fastify from 'fastify'
import { freePort } from './free-port.ts'

const realm = '/auth/realms/embarca'
const protocol = `${realm}/protocol/openid-connect`

/** A listening server with only identity and an empty home page, in memory unless a file is given. */
type Start = Partial<IdentityOptions> & { readonly file?: string; readonly proxies?: Proxies }
export const startIdentity = async ({ file = ':memory:', proxies = () => false, ...options }: Start = {}) => {
  const port = await freePort()
  const app = Fastify({ trustProxy: proxies })
  const store = options.store ?? sqliteIdentityStore(file)
  const publicUrl = options.publicUrl ?? `http://localhost:${port}`
  const identity = mountIdentity(app, { publicUrl, store, keys: options.keys ?? (await developmentKeys(store)), ...options })
  app.get('/', (_request, reply) => reply.type('text/html').send('<!doctype html><title>Embarca</title>'))
  await app.listen({ port, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${port}`
  return {
    app,
    store,
    identity,
    publicUrl,
    base,
    stop: async () => {
      await app.close()
      store.close()
    },
    /** Posts a form to the token endpoint. */
    token: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${base}${protocol}/token`, { method: 'POST', headers, body: new URLSearchParams({ client_id: 'shipper-cli', ...fields }) }),
  }
}

export type RunningIdentity = Awaited<ReturnType<typeof startIdentity>>

/** A minimal browser for identity: keeps cookies by path and follows redirects explicitly. */
export const visitor = (place: Pick<RunningIdentity, 'base' | 'publicUrl'>) => {
  const { publicUrl } = place
  const cookies = new Map<string, { value: string; path: string }>()

  const request = async (address: string, form?: Record<string, string>) => {
    const url = new URL(address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address, place.base)
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path)).map(([name, { value }]) => `${name}=${value}`)
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.join('; '), accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const path = attributes.find((each) => each.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      if (value === '') cookies.delete(name)
      else cookies.set(name, { value, path })
    }
    return { status: reply.status, headers: reply.headers, location: reply.headers.get('location') ?? '', text: await reply.text() }
  }

  const verifier = randomBytes(32).toString('base64url')
  const authorization = (more: Record<string, string> = {}) =>
    `${protocol}/auth?${new URLSearchParams({
      client_id: 'shipper-cli',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${publicUrl}/`,
      state: 'here',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    })}`

  return {
    request,
    verifier,
    authorization,
    /** Opens the sign-in page; returns the address to post to. */
    openLogin: async () => (await request(authorization())).location,
    /** Signs in by the page, follows the redirect to the client, and returns the code. */
    signIn: async (username: string, password: string) => {
      const login = (await request(authorization())).location
      const posted = await request(login, { username, password })
      const back = await request(posted.location)
      return new URL(back.location).searchParams.get('code') ?? ''
    },
  }
}
