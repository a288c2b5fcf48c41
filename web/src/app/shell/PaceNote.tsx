/** The server says on its first page whether the demo's simulator moves trucks faster than a road allows. */
const isAccelerated = () => document.querySelector<HTMLMetaElement>('meta[name="time"]')?.content === 'accelerated'

/** In a demo whose simulator runs, nobody should take the speed of a truck or the hour of a delivery for real. */
export const PaceNote = () =>
  isAccelerated() ? (
    <span className="lag pace-note" title="Demonstração: as viagens duram minutos, e o que você lança é coletado logo">
      tempo acelerado
    </span>
  ) : null
