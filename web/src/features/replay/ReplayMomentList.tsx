import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { actorText, exactDateTime, keyOf, toneOf } from './replay-moments.ts'

type Props = {
  readonly moments: readonly ReplayMoment[]
  readonly index: number
  readonly compared: number | undefined
  readonly onIndex: (index: number) => void
}

const ROW = 58

/** Every event and every refused attempt, oldest first. */
export const ReplayMomentList = ({ moments, index, compared, onIndex }: Props) => (
  <InfiniteList
    label="Registros da carga"
    items={moments}
    keyOf={keyOf}
    estimate={ROW}
    gap={0}
    current={index}
    render={(moment, at) => (
      <PlainButton className={`moment ${toneOf(moment)}`} aria-current={at === index ? 'true' : undefined} onClick={() => onIndex(at)}>
        <span className="node" />
        <span className="what">
          <b className="cut">{moment.label}</b>
          {moment.detail && <span className="detail cut">{moment.detail}</span>}
          <span className="s cut num">
            {exactDateTime(moment.recordedAt)} · {actorText(moment)}
          </span>
        </span>
        {at === compared && <Icon name="swap" size={14} label="Comparado com este" />}
      </PlainButton>
    )}
  />
)
