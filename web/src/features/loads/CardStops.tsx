import { CardEstimate } from './CardEstimate.tsx'
import type { CardStop } from './card-stops.ts'
import { Peek, PeekLines } from './Peek.tsx'

/** The stops and their times: circles are collections, squares are deliveries, filled once reached. */
export const CardStops = ({ stops }: { readonly stops: readonly CardStop[] }) => (
  <dl className="way">
    {stops.map((stop) => (
      <div key={stop.end ? 'end' : 'start'}>
        <dt>
          <i className={`pt${stop.end ? ' end' : ''}${stop.reached ? ' reached' : ''}`} />
          <span className="hidden-text">
            {stop.end ? 'Entrega' : 'Coleta'}
            {stop.reached && ', feita'}
          </span>
        </dt>
        <dd className="p" title={`${stop.name} · ${stop.address}`}>
          {stop.name} <span>{stop.place}</span>
        </dd>
        {stop.furtherStops.length > 0 && (
          <dd className="more">
            <Peek
              label={`Mais ${stop.furtherStops.length} ${stop.end ? 'entregas' : 'coletas'}`}
              panel={
                <>
                  {!stop.end && (
                    <>
                      <b>Primeira Coleta</b>
                      <PeekLines lines={[[stop.name, `${stop.place} · ${stop.at}`]]} />
                    </>
                  )}
                  <b>{stop.end ? 'Demais Entregas' : 'Demais Coletas'}</b>
                  <PeekLines
                    lines={stop.furtherStops.map((other, i) => [`${i + 1}. ${other.name}`, `${other.place} · ${other.at}`] as const)}
                  />
                </>
              }
            >
              (+{stop.furtherStops.length})
            </Peek>
          </dd>
        )}
        <dd className={stop.late ? 'd num late' : 'd num'}>{stop.at}</dd>
        {stop.estimate && <CardEstimate look={stop.estimate} />}
      </div>
    ))}
  </dl>
)
