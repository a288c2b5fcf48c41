import { randomUUID } from 'node:crypto'
import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { address, type InputOf, type OutputOf, type Route } from '@embarca/contracts/kit/route.ts'
import { Busy } from './busy.ts'
import { momentHeaders, type PhoneMoment } from './lost-signal.ts'
import type { PersonaSignIn } from './sign-in.ts'

export type ApiReply<Body> = { readonly ok: boolean; readonly status: number; readonly body: Body }

/** A signed-in user that sends requests one after the other. Throws `Busy`, but not for refusals. */
export type PersonaSession = {
  /**
   * `after`: a position that the answer must include. `key`: the idempotency key of a repeated request. `moment`: when the user did it,
   * where it is sent later.
   */
  ask<R extends Route>(route: R, input: InputOf<R>, after?: string, key?: string, moment?: PhoneMoment): Promise<ApiReply<OutputOf<R>>>
  /** Answers the id of the file. */
  upload(loadId: string, name: string, image: Buffer): Promise<string | undefined>
}
const BACK_OFF = 5

export const sessionAt = (base: string, signIn: PersonaSignIn): PersonaSession => {
  // biome-ignore lint/suspicious/noExplicitAny: the body is what `ask` says its route answers
  const send = async (url: string, init: RequestInit, again = true): Promise<ApiReply<any>> => {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${await signIn.token()}` }
    const reply = await fetch(base + url, { ...init, headers, signal: AbortSignal.timeout(10_000) }).catch(() => {
      throw new Busy(BACK_OFF)
    })
    const text = await reply.text()
    if (reply.status === 429 || reply.status >= 500) throw new Busy(Number(reply.headers.get('retry-after')) || BACK_OFF)
    if (reply.status === 401 && again) {
      signIn.forget()
      return send(url, init, false)
    }
    const isJson = reply.headers.get('content-type')?.includes('json')
    return { ok: reply.ok, status: reply.status, body: isJson && text ? JSON.parse(text) : undefined }
  }

  return {
    ask: (route, input, after, key = randomUUID(), moment) => {
      const { method, url, body } = requestOf(route, input as Record<string, unknown>)
      const headers = {
        ...(body && { 'content-type': 'application/json' }),
        ...('command' in route && { 'idempotency-key': key }),
        ...(after && { 'after-position': after }),
        ...(moment && momentHeaders(moment)),
      }
      return send(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    },
    upload: async (loadId, name, image) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), name)
      const { method, url } = requestOf(fileRoutes.upload, { type: 'SHIPPING_RECEIPT', loadId })
      const { ok, body } = await send(url, { method, body: form })
      return ok ? (body.fileId as string) : undefined
    },
  }
}

/** The route row decides what goes into the address and what into the body. */
const requestOf = (route: Route, input: Readonly<Record<string, unknown>>) => {
  const { method, path } = address(route)
  const given = (properties: object) =>
    Object.keys(properties).flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]] as const]))
  const query = new URLSearchParams(given(route.query.properties).map(([key, value]) => [key, String(value)]))
  const body = given(route.body.properties)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  return { method, url: query.size ? `${filled}?${query}` : filled, body: body.length ? Object.fromEntries(body) : undefined }
}
