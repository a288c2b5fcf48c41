/** A sound, and what browsers call its kind. */
export type SpokenSound = { readonly type: string; readonly bytes: Uint8Array }

/** A service that speaks. Rejects when it is away or does not answer in time. */
export type Voice = (text: string, lang: string) => Promise<SpokenSound>
