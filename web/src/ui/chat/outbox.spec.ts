import { expect, it } from 'vitest'
import { deliver, type Outgoing, type Post, withMessage } from './outbox.ts'

type F = { name: string }
const message: Outgoing<F> = {
  key: 'k',
  text: 'Consegue por 7.200?',
  files: [{ name: 'a.pdf' }, { name: 'b.pdf' }],
  sent: [],
  state: 'pending',
}
const post = (changes: Partial<Post<F>> = {}): Post<F> => ({
  upload: async ({ name }) => ({ fileId: `id-${name}`, name }),
  sendText: async () => undefined,
  why: (thrown) => (thrown as Error).message,
  ...changes,
})
const states = async (given: Outgoing<F>, means: Post<F>) => {
  const changes: Outgoing<F>[] = []
  const ok = await deliver(given, means, (next) => changes.push(next))
  return { ok, changes, passed: changes.map(({ state, sent }) => `${state} ${sent.length}`), last: changes.at(-1)! }
}

it('uploads the files first, then sends the text, then is completed', async () => {
  const { ok, passed } = await states(message, post())
  expect(ok).toBe(true)
  expect(passed).toEqual(['loading 0', 'loading 1', 'loading 2', 'pending 2', 'completed 2'])
})
it('a message without files is pending at once', async () =>
  expect((await states({ ...message, files: [] }, post())).passed).toEqual(['pending 0', 'pending 0', 'completed 0']))

it('a failed message keeps its text and uploads; the next attempt continues from there with the same key', async () => {
  const sent: string[] = []
  const once = post({
    upload: async ({ name }) => {
      if (name === 'b.pdf' && sent.length === 0) throw new Error('Sem resposta do servidor.')
      return { fileId: `id-${name}`, name }
    },
    sendText: async ({ key }) => sent.push(key),
  })
  const first = await states(message, once)
  expect(first.last).toMatchObject({ state: 'failed', why: 'Sem resposta do servidor.', text: message.text, sent: [{ name: 'a.pdf' }] })
  sent.push('-')
  const second = await states(first.last, once)
  expect(second.passed).toEqual(['loading 1', 'loading 2', 'pending 2', 'completed 2'])
  expect(second.last).not.toHaveProperty('why')
  expect(sent).toEqual(['-', 'k'])
})

it('a message is replaced in place', () => {
  const queue = withMessage(withMessage([], message), { ...message, key: 'other' })
  expect(withMessage(queue, { ...message, state: 'failed' }).map(({ key, state }) => `${key} ${state}`)).toEqual([
    'k failed',
    'other pending',
  ])
})
