import { type LoadDetails, loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { shortDateTime, timeOn } from '../../base/date-times.ts'
import { usePages } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { keepCurrencyTogether } from '../../shared/load/measures.ts'
import { negativeEvents } from '../../shared/load/negative-events.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Timeline, type TimelineItem } from '../../ui/Timeline.tsx'
import { groupLevels, type HistoryEntry, isProminent } from './history-levels.ts'
import { PhaseTimes } from './PhaseTimes.tsx'

const REFETCH_DELAY = 500

/** `informado 14:02, recebido 16:40`: a device without a network reported it later; empty when it came within the same minute. */
const reportedLate = ({ occurredAt, recordedAt, isEstimated }: HistoryEntry): string => {
  const doubt = isEstimated ? 'horário estimado' : ''
  if (Date.parse(recordedAt) - Date.parse(occurredAt) < 60_000) return doubt
  return [`informado ${timeOn(occurredAt, recordedAt)}, recebido ${timeOn(recordedAt, occurredAt)}`, doubt].filter(Boolean).join(' · ')
}
const whoDid = (line: HistoryEntry) => (line.role && line.role !== 'Transportadora' ? `${line.who}, ${line.role.toLowerCase()}` : line.who)

const toTimelineItem = (line: HistoryEntry): TimelineItem => ({
  id: line.id,
  at: line.occurredAt,
  when: shortDateTime(line.occurredAt),
  title: line.kind === 'refused' ? line.label : line.detail && line.detail.length <= 40 ? <Inline line={line} /> : line.label,
  ...(line.detail && (line.kind === 'refused' || line.detail.length > 40) && { detail: keepCurrencyTogether(line.detail) }),
  by: [whoDid(line), reportedLate(line)].filter(Boolean).join(' · '),
  tone: line.kind === 'refused' ? 'refused' : negativeEvents.has(line.type) ? 'bad' : isProminent(line) ? 'key' : 'plain',
})

const Inline = ({ line }: { readonly line: HistoryEntry }) => (
  <>
    {line.label} <span className="s">· {keepCurrencyTogether(line.detail ?? '')}</span>
  </>
)

/**
 * The history, newest first: the essential entries with minor ones folded between them, or every event. Both levels show refused attempts.
 */
export const HistoryPanel = ({ load, now }: { readonly load: LoadDetails; readonly now: number }) => {
  // An older history than this revision of the load is refetched.
  const { hashId: id, revision } = load
  const history = usePages(loadDetailsRoutes.history, { id }, { channel: `load:${id}` })
  const { roles } = useSession()
  const [level, setLevel] = useState<'essential' | 'all'>('essential')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const end = useRef<HTMLDivElement>(null)
  const { more } = history
  useEffect(() => {
    if (!end.current || !more.has || more.loading) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.load(), { rootMargin: '300px' })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [more])

  const lines = history.items
  const latestShown = lines.find(({ stream, kind }) => kind === 'fact' && stream === `load-${id}`)?.revision
  const { refresh } = history
  useEffect(() => {
    if (latestShown === undefined || latestShown >= revision) return undefined
    const timer = setTimeout(() => void refresh(), REFETCH_DELAY)
    return () => clearTimeout(timer)
  }, [latestShown, revision, refresh])
  const refused = lines.filter(({ kind }) => kind === 'refused').length
  const eventCount = lines.length - refused
  const items = (level === 'all' ? lines.map((line) => ({ line })) : groupLevels(lines)).flatMap((one): TimelineItem[] => {
    if ('line' in one) return [toTimelineItem(one.line)]
    const [first] = one.folded
    if (!first) return []
    if (opened.has(first.id)) return one.folded.map(toTimelineItem)
    const names = [...new Set(one.folded.map(({ label }) => label))]
    const words = names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')}…`
    return [
      {
        id: `fold-${first.id}`,
        at: first.occurredAt,
        when: shortDateTime(first.occurredAt),
        title: (
          <PlainButton className="fold" onClick={() => setOpened((before) => new Set([...before, first.id]))}>
            + {one.folded.length} registros <span className="s">· {words}</span>
          </PlainButton>
        ),
      },
    ]
  })
  return (
    <section className="panel history" aria-label="O que aconteceu">
      <h2>
        O que aconteceu
        <small className="num">
          {lines.length > 0 &&
            `${eventCount}${more.has ? '+' : ''} eventos${refused > 0 ? ` · ${refused} ${refused === 1 ? 'tentativa recusada' : 'tentativas recusadas'}` : ''}`}
        </small>
        {allows(may.auditLoads, roles) && (
          <Link className="see-all" to="/loads/$hashId/replay" params={{ hashId: id }}>
            <Icon name="history" size={14} />
            Linha do tempo
          </Link>
        )}
        <SegmentedControl
          label="Nível do histórico"
          options={[
            { value: 'essential', label: 'Essencial' },
            { value: 'all', label: 'Tudo' },
          ]}
          value={level}
          onChange={setLevel}
        />
      </h2>
      {history.pending ? (
        <Skeleton count={6} height={20} gap={12} />
      ) : history.failed ? (
        <ErrorState text="Não foi possível ler o histórico." error={history.error} onRetry={() => void history.refresh()} />
      ) : (
        <>
          <PhaseTimes load={load} now={now} events={lines} />
          <Timeline label="Eventos da carga" items={items} />
        </>
      )}
      <div ref={end}>
        {more.has && (
          <Button look="quiet" pending={more.loading} onClick={more.load}>
            Ver mais antigos
          </Button>
        )}
      </div>
    </section>
  )
}
