import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../app/session/session.ts'
import { badNews } from '../../lib/load/bad-news.ts'
import { unbroken } from '../../lib/load/measures.ts'
import { shortMoment } from '../../lib/load/moments.ts'
import { usePages } from '../../lib/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Happening, Timeline } from '../../ui/Timeline.tsx'
import { inLevels, type Line, matters } from './history-levels.ts'

const BEHIND = 500

const happening = (line: Line): Happening => ({
  id: line.id,
  at: line.occurredAt,
  when: shortMoment(line.occurredAt),
  title: line.kind === 'refused' ? line.label : line.detail && line.detail.length <= 40 ? <Inline line={line} /> : line.label,
  ...(line.detail && (line.kind === 'refused' || line.detail.length > 40) && { detail: unbroken(line.detail) }),
  by: line.role && line.role !== 'Transportadora' ? `${line.who}, ${line.role.toLowerCase()}` : line.who,
  tone: line.kind === 'refused' ? 'refused' : badNews.has(line.type) ? 'bad' : matters(line) ? 'key' : 'plain',
})

const Inline = ({ line }: { readonly line: Line }) => (
  <>
    {line.label} <span className="s">· {unbroken(line.detail ?? '')}</span>
  </>
)

/** What happened, newest first: the essential with the small folded between, or every fact; refused attempts in both. */
export const HistoryPanel = ({
  id,
  revision,
}: {
  readonly id: string /** Where the load stands: a history behind it is read again. */
  readonly revision: number
}) => {
  const history = usePages(loadDetailsRoutes.history, { id }, { live: true })
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
  const told = lines.find(({ stream, kind }) => kind === 'fact' && stream === `load-${id}`)?.revision
  const { refresh } = history
  useEffect(() => {
    if (told === undefined || told >= revision) return undefined
    const timer = setTimeout(() => void refresh(), BEHIND)
    return () => clearTimeout(timer)
  }, [told, revision, refresh])
  const refused = lines.filter(({ kind }) => kind === 'refused').length
  const facts = lines.length - refused
  const items = (level === 'all' ? lines.map((line) => ({ line })) : inLevels(lines)).flatMap((one): Happening[] => {
    if ('line' in one) return [happening(one.line)]
    const [first] = one.folded
    if (!first) return []
    if (opened.has(first.id)) return one.folded.map(happening)
    const names = [...new Set(one.folded.map(({ label }) => label))]
    const words = names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')}…`
    return [
      {
        id: `fold-${first.id}`,
        at: first.occurredAt,
        when: shortMoment(first.occurredAt),
        title: (
          <button type="button" className="fold" onClick={() => setOpened((before) => new Set([...before, first.id]))}>
            + {one.folded.length} registros <span className="s">· {words}</span>
          </button>
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
            `${facts}${more.has ? '+' : ''} fatos${refused > 0 ? ` · ${refused} ${refused === 1 ? 'tentativa recusada' : 'tentativas recusadas'}` : ''}`}
        </small>
        {allows(may.auditLoads, roles) && (
          <Link className="see-all" to="/loads/$hashId/replay" params={{ hashId: id }}>
            <Icon name="history" size={14} />
            Linha do tempo
          </Link>
        )}
        <Segment
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
        <Timeline label="Fatos da carga" items={items} />
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
