import { callText } from '@embarca/contracts/gate/call-text.pt.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Speech, say, voiceIn } from './speak.ts'

const voice = (lang: string, localService = true) => ({ lang, localService, name: lang })
class Utterance {
  lang = ''
  voice: unknown
  rate = 1
  onend?: () => void
  onerror?: () => void
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
const speechOf = (over: Partial<Speech> = {}): Speech => ({
  getVoices: () => [voice('en-US'), voice('pt-BR')],
  speak: (utterance) => (utterance as unknown as Utterance).onend?.(),
  cancel: () => undefined,
  addEventListener: () => undefined,
  ...over,
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a call is said with its plate spelled (Y16)', () =>
  expect(callText({ driverName: 'João Almeida', vehiclePlate: 'RQK-3D41', dock: '12' })).toBe(
    'João Almeida, placa R Q K 3 D 4 1, doca 12.',
  ))

describe('the voice', () => {
  it('is a Brazilian one of this device, else the nearest', () => {
    expect(voiceIn([voice('pt-BR', false), voice('pt_BR'), voice('pt-PT')])).toMatchObject({ lang: 'pt_BR' })
    expect(voiceIn([voice('pt-PT'), voice('pt-BR', false)])).toMatchObject({ lang: 'pt-BR' })
    expect(voiceIn([voice('en-US'), voice('pt-PT')])).toMatchObject({ lang: 'pt-PT' })
    expect(voiceIn([voice('en-US')])).toBeUndefined()
  })
  it('says so where there is none', async () => {
    expect(await say('oi', 'pt-BR', speechOf({ getVoices: () => [voice('en-US')] }))).toBe(false)
    expect(await say('oi', 'pt-BR', undefined)).toBe(false)
  })
  it('waits for voices that the browser knows late', async () => {
    let voices: ReturnType<Speech['getVoices']> = []
    let changed: () => void = () => undefined
    const said = say('oi', 'pt-BR', speechOf({ getVoices: () => voices, addEventListener: (_, listener) => (changed = listener) as never }))
    voices = [voice('pt-BR')]
    changed()
    expect(await said).toBe(true)
  })
  it('goes on when the browser loses an utterance', async () => {
    const cancel = vi.fn()
    const said = say('oi', 'pt-BR', speechOf({ speak: () => undefined, cancel }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await said).toBe(false)
    expect(cancel).toHaveBeenCalled()
  })
})
