import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './api.ts'
import { setAuthHost } from './auth-host.ts'
import type { CallFailed } from './failure.ts'

const { approve } = receiptRoutes
const { find } = boardRoutes
const one = { id: 'd', receiverId: 'r' }
const text = { text: 'CG' }

type Sent = { readonly url: string; readonly headers: Record<string, string> }
const sent: Sent[] = []
const answers: (Response | Error)[] = []
const json = (body: object, status = 200, headers = {}) => Response.json(body, { status, headers })
const signOut = vi.fn()
const renew = vi.fn(async (): Promise<string | undefined> => 'fresh')

beforeEach(() => {
  sent.length = 0
  answers.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, headers })
    const answer = answers.shift() ?? json({})
    if (answer instanceof Error) throw answer
    return answer
  })
  signOut.mockClear()
  renew.mockClear()
  setAuthHost({ token: async () => 'old', renew, signOut })
})
const patiently = async <T>(asking: Promise<T>) => {
  const settled = asking.then(
    (value) => ({ value }),
    (failed: CallFailed) => ({ failed }),
  )
  await vi.runAllTimersAsync()
  return settled
}

describe('a command', () => {
  it('is retried with the same idempotency key when no answer came', async () => {
    answers.push(new TypeError('network'), json({}, 503), json({ stream: 's', revision: 1, position: '41' }))
    await patiently(call(approve, one))
    const keys = sent.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })
  it('gives up after three attempts without an answer and reports an unknown outcome', async () => {
    answers.push(new TypeError(), new TypeError(), new TypeError())
    expect(await patiently(call(approve, one))).toMatchObject({ failed: { status: 0, code: 'NO_ANSWER' } })
  })
  it('is not retried after a refusal, and passes its messages on', async () => {
    answers.push(json({ code: 'RECEIPT_NOT_NOW', messages: ['O comprovante já foi avaliado.'] }, 422))
    expect(await patiently(call(approve, one))).toMatchObject({
      failed: { status: 422, messages: ['O comprovante já foi avaliado.'] },
    })
    expect(sent).toHaveLength(1)
  })
  it('sends the revision that the user was looking at', async () => {
    await patiently(call(approve, one, { ifMatch: 7 }))
    expect(sent[0]?.headers['if-match']).toBe('7')
  })
})

it('reads its own writes: later queries send the highest position, never a lower one', async () => {
  answers.push(json({ position: '120' }), json({}, 200, { position: '99' }), json([]))
  await patiently(call(approve, one))
  await patiently(call(approve, { ...one, receiverId: 's' }))
  await patiently(call(find, text))
  expect(sent[2]?.headers).toMatchObject({ 'after-position': '120' })
  expect(sent[2]?.headers['idempotency-key']).toBeUndefined()
})

describe('a refused token', () => {
  it('is renewed once and the call is repeated (R150)', async () => {
    answers.push(json({}, 401), json([]))
    expect(await patiently(call(find, text))).toEqual({ value: [] })
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer fresh'])
    expect(signOut).not.toHaveBeenCalled()
  })
  it('signs out when the new token is refused too, or when there is none (R150)', async () => {
    answers.push(json({}, 401), json({}, 401))
    await patiently(call(find, text))
    renew.mockResolvedValueOnce(undefined)
    answers.push(json({}, 401))
    await patiently(call(find, text))
    expect(signOut).toHaveBeenCalledTimes(2)
  })
})
