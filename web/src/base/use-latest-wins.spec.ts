import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from './failure.ts'
import { useLatestWins } from './use-latest-wins.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('./api.ts', () => ({ call }))
vi.mock('./feedback.ts', () => ({ message: vi.fn(), notification: vi.fn(), alert: vi.fn() }))
beforeEach(() => void vi.resetAllMocks())

type Tags = { readonly id: string; readonly tags: string[] }
type Want = (input: Tags) => Promise<void>
type Tagging = { readonly ways: Parameters<typeof useLatestWins<typeof loadRoutes.tag>>[1]; readonly shown: (want: Want) => void }

const Screen = ({ ways, shown }: Tagging) => {
  shown(useLatestWins(loadRoutes.tag, ways).submit)
  return null
}
const screen = () => {
  const ways = { done: vi.fn(), failed: vi.fn() }
  let want: Want = async () => {}
  const shown = (one: Want) => {
    want = one
  }
  renderToStaticMarkup(createElement(Screen, { ways, shown }))
  return { ...ways, want: (...tags: string[]) => want({ id: 'l1', tags }) }
}
const sent = () => call.mock.calls.map(([, input]) => (input as Tags).tags.join())
const answers = () => {
  const waiting: { resolve: (answer: object) => void; reject: (failure: Error) => void }[] = []
  call.mockImplementation(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })))
  return waiting
}

it('sends only the last of the inputs that arrived while a command was running', async () => {
  const waiting = answers()
  const { want, done } = screen()
  const all = [want('a'), want('a', 'b'), want('a', 'b', 'c')]
  waiting[0]!.resolve({ revision: 1 })
  await vi.waitFor(() => expect(sent()).toEqual(['a', 'a,b,c']))
  expect(done).not.toHaveBeenCalled()
  waiting[1]!.resolve({ revision: 2 })
  await Promise.all(all)
  expect(done.mock.calls).toEqual([[{ revision: 2 }]])
})

it('drops inputs that waited behind a refused one, and sends later ones', async () => {
  const waiting = answers()
  const { want, failed } = screen()
  const all = [want('a'), want('a', 'b')]
  waiting[0]!.reject(new CallFailed(422, { code: 'NO', messages: ['Não.'] }))
  await Promise.all(all)
  expect([sent(), failed.mock.calls.length]).toEqual([['a'], 1])
  const more = want('c')
  waiting[1]!.resolve({ revision: 1 })
  await more
  expect(sent()).toEqual(['a', 'c'])
})
