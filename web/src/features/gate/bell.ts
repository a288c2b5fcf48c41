let context: AudioContext | undefined

/** Sound is allowed from the first touch on; without audio there is only the picture. */
export const unlockSound = async (): Promise<boolean> => {
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') await context.resume()
    return context.state === 'running'
  } catch {
    return false
  }
}

const strike = (sound: AudioContext, frequency: number, from: number) => {
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.6, from)
  volume.gain.exponentialRampToValueAtTime(0.001, from + RING)
  tone.connect(volume).connect(sound.destination)
  tone.start(from)
  tone.stop(from + RING)
}
const RING = 1.1
const BETWEEN = 0.45
const HIGH = 784
const LOW = 587

/** A gong of two tones; resolves when it has rung. */
export const ringBell = async (): Promise<void> => {
  if (context?.state !== 'running') return
  strike(context, HIGH, context.currentTime)
  strike(context, LOW, context.currentTime + BETWEEN)
  await new Promise((resolve) => setTimeout(resolve, (BETWEEN + RING) * 1_000))
}
