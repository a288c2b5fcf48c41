type Because = { readonly arrived: string; readonly slot?: string; readonly isPriority: boolean }

export const queueTexts = {
  /** Why a truck has its place in the queue: '3º: janela 09:00, chegou 08:12'. */
  sentence: (position: number, { arrived, slot, isPriority }: Because) =>
    `${position}º: ${[...(isPriority ? ['prioritária'] : []), ...(slot ? [`janela ${slot}`] : []), `chegou ${arrived}`].join(', ')}`,
}
