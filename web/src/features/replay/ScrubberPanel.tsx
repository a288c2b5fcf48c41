import type { Moment } from '@embarca/contracts/replay/routes.ts'
import { IconButton } from '../../ui/Button.tsx'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { exactMoment, indexAt } from './moments.ts'
import { Scrubber } from './Scrubber.tsx'
import type { Choosing } from './use-replay.ts'
import './scrubber.css'

type Props = Pick<Choosing, 'moments' | 'index' | 'compared' | 'go'> & { readonly moment: Moment }

/** Whoever types a minute means all of it. */
const endOf = (minute: string) => new Date(Date.parse(minute) + 59_999).toISOString()

/** Walks through a load's story: step by step, by dragging, or to an instant. */
export const ScrubberPanel = ({ moments, index, compared, go, moment }: Props) => (
  <section className="panel walk" aria-label="Percorrer">
    <div className="steps">
      <IconButton icon="left" label="Registro anterior" className="framed" disabled={index === 0} onClick={() => go(index - 1)} />
      <IconButton
        icon="right"
        label="Próximo registro"
        className="framed"
        disabled={index === moments.length - 1}
        onClick={() => go(index + 1)}
      />
      <p>
        <b className="num">{exactMoment(moment.recordedAt)}</b>
        <span className="s num">
          {index + 1} de {moments.length}
        </span>
      </p>
      <DateTimeField
        label="Ir para o instante"
        value={moment.recordedAt}
        onChange={(iso) => iso !== undefined && go(indexAt(moments, endOf(iso)))}
      />
    </div>
    <Scrubber moments={moments} index={index} compared={compared} onIndex={go} />
  </section>
)
