/** As much of the browser's speech as is used here; tests bring their own. */
export type Speech = {
  getVoices(): readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>[]
  speak(utterance: SpeechSynthesisUtterance): void
  cancel(): void
  addEventListener(type: 'voiceschanged', listener: () => void, options?: AddEventListenerOptions): void
}

/** Some browsers know their voices only a moment after the start. */
const VOICES_WITHIN = 2_000
/** An utterance that is not over after this time is stuck: browsers forget to say so. */
const longest = (text: string) => 4_000 + text.length * 150

const voicesOf = (speech: Speech): Promise<ReturnType<Speech['getVoices']>> => {
  const known = speech.getVoices()
  if (known.length > 0) return Promise.resolve(known)
  return new Promise((resolve) => {
    const done = () => resolve(speech.getVoices())
    speech.addEventListener('voiceschanged', done, { once: true })
    setTimeout(done, VOICES_WITHIN)
  })
}
const isBrazilian = ({ lang }: { readonly lang: string }) => lang.replace('_', '-').toLowerCase() === 'pt-br'
const isPortuguese = ({ lang }: { readonly lang: string }) => lang.toLowerCase().startsWith('pt')

/** The best voice for Brazilian Portuguese: one of this device first, since the network may be away. */
export const voiceIn = <Voice extends { readonly lang: string; readonly localService: boolean }>(
  voices: readonly Voice[],
): Voice | undefined => {
  const local = ({ localService }: Voice) => localService
  const brazilian = voices.filter(isBrazilian)
  return brazilian.find(local) ?? brazilian[0] ?? voices.filter(isPortuguese).find(local) ?? voices.find(isPortuguese)
}

/** Says a text; false: this device has no voice for it. It always ends, also when the browser loses the utterance. */
export const say = async (text: string, lang: string, speech: Speech | undefined = globalThis.speechSynthesis): Promise<boolean> => {
  if (!speech || typeof SpeechSynthesisUtterance === 'undefined') return false
  const voice = voiceIn(await voicesOf(speech))
  if (!voice) return false
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = lang
  utterance.voice = voice as SpeechSynthesisVoice
  utterance.rate = 0.9
  return new Promise((resolve) => {
    const end = (spoken: boolean) => {
      clearTimeout(stuck)
      resolve(spoken)
    }
    const stuck = setTimeout(() => {
      speech.cancel()
      end(false)
    }, longest(text))
    utterance.onend = () => end(true)
    utterance.onerror = () => end(false)
    speech.speak(utterance)
  })
}
