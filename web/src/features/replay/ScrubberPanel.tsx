import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { IconButton } from '../../ui/Button.tsx'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { exactDateTime, indexAt } from './replay-moments.ts'
import { Scrubber } from './Scrubber.tsx'
import type { ReplayState } from './use-replay.ts'
import './scrubber.css'

type Props = Pick<ReplayState, 'moments' | 'index' | 'compared' | 'goTo'> & { readonly moment: ReplayMoment }

/** A typed minute includes all of its seconds. */
const endOf = (minute: string) => new Date(Date.parse(minute) + 59_999).toISOString()

/** Navigates the timeline of a load: step by step, by dragging, or to an instant. */
export const ScrubberPanel = ({ moments, index, compared, goTo, moment }: Props) => (
  <section className="panel walk" aria-label="Percorrer">
    <div className="steps">
      <IconButton icon="left" label="Registro anterior" className="framed" disabled={index === 0} onClick={() => goTo(index - 1)} />
      <IconButton
        icon="right"
        label="Próximo registro"
        className="framed"
        disabled={index === moments.length - 1}
        onClick={() => goTo(index + 1)}
      />
      <p>
        <b className="num">{exactDateTime(moment.recordedAt)}</b>
        <span className="s num">
          {index + 1} de {moments.length}
        </span>
      </p>
      <DateTimeField
        label="Ir para o instante"
        value={moment.recordedAt}
        onChange={(iso) => iso !== undefined && goTo(indexAt(moments, endOf(iso)))}
      />
    </div>
    <Scrubber moments={moments} index={index} compared={compared} onIndex={goTo} />
  </section>
)
