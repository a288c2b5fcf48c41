import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'

const ORIGIN = 'https://embarca.example'
type Window = { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }
type Handler = (event: object) => void

/** The service worker with what a browser gives it; `windows`: the addresses that are open. */
const worker = (windows: readonly string[] = []) => {
  const handlers: Record<string, Handler> = {}
  const shown: unknown[] = []
  const opened: string[] = []
  const open: Window[] = windows.map((url) => ({
    url: `${ORIGIN}${url}`,
    focus: async () => void opened.push('focus'),
    navigate: async (to) => void opened.push(`navigate ${to}`),
  }))
  const self = {
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler
    },
    registration: { showNotification: async (title: string, more: object) => void shown.push({ title, ...more }) },
  }
  const clients = { matchAll: async () => open, openWindow: async (url: string) => void opened.push(`open ${url}`) }
  const scriptOf = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8')
  const scope = createContext({ ...{ self, clients, URL, location: { origin: ORIGIN } } })
  Object.assign(scope, { importScripts: (name: string) => runInContext(scriptOf(name.slice(1)), scope) })
  runInContext(scriptOf('carriers-worker.js'), scope)
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers[name]!({ ...event, waitUntil: (until: Promise<unknown>) => (work = until) })
    await work
  }
  return {
    ...{ shown, opened },
    push: (notice?: object) => dispatch('push', { data: notice && { json: () => notice } }),
    tap: (url: string) => dispatch('notificationclick', { notification: { data: { url: `${ORIGIN}${url}` }, close: () => {} } }),
  }
}

it('shows what a push says, and replaces the notice of the same tag', async () => {
  const { push, shown } = worker()
  await push({ title: 'Nova oferta de frete', body: 'Fábrica: carga CG-1', url: '/carrier/offers/l1', tag: 'n1' })
  expect(shown).toEqual([
    expect.objectContaining({
      ...{ title: 'Nova oferta de frete', body: 'Fábrica: carga CG-1', tag: 'n1', data: { url: `${ORIGIN}/carrier/offers/l1` } },
    }),
  ])
})
it('shows something for a push without words', async () => {
  const { push, shown } = worker()
  await push()
  expect(shown).toEqual([expect.objectContaining({ title: 'Embarca', data: { url: `${ORIGIN}/carrier` } })])
})
it.each(['https://evil.example/carrier', '//evil.example/carrier', '/loads', 'javascript:alert(1)'])('never leads to %s', async (url) => {
  const { push, shown } = worker()
  await push({ title: 'Nova oferta', url })
  expect(shown).toEqual([expect.objectContaining({ data: { url: `${ORIGIN}/carrier` } })])
})
it('a tap opens the page, in the window of this half of the app where there is one', async () => {
  const none = worker(['/driver'])
  await none.tap('/carrier/offers/l1')
  expect(none.opened).toEqual([`open ${ORIGIN}/carrier/offers/l1`])
  const other = worker(['/carrier/loads'])
  await other.tap('/carrier/offers/l1')
  expect(other.opened).toEqual(['focus', `navigate ${ORIGIN}/carrier/offers/l1`])
  const same = worker(['/carrier/offers/l1'])
  await same.tap('/carrier/offers/l1')
  expect(same.opened).toEqual(['focus'])
})
