import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import { isCallFailed } from '../../base/failure.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconLink } from '../../ui/LinkButton.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { ChainPanel, ChainPill } from './ChainPanel.tsx'
import { DifferencePanel } from './DifferencePanel.tsx'
import { DownloadEvidence } from './DownloadEvidence.tsx'
import { ReplayMomentCard } from './ReplayMomentCard.tsx'
import { ReplayMomentList } from './ReplayMomentList.tsx'
import type { ReplayAddress } from './replay-address.ts'
import { ScrubberPanel } from './ScrubberPanel.tsx'
import { StatePanel } from './StatePanel.tsx'
import { type ReplayState, useReplay } from './use-replay.ts'
import './replay.css'
import './replay-panels.css'

type Props = { readonly hash: string; readonly address: ReplayAddress; readonly onAddress: (address: ReplayAddress) => void }

const streamLabel = (stream: string) => (replayLabels.stream as Record<string, string>)[stream.slice(0, stream.indexOf('-'))] ?? stream

/** The history of a load: its state at any moment, the differences between two, and whether its events are intact. */
export const Replay = ({ hash, address, onAddress }: Props) => {
  const replay = useReplay(hash, address, onAddress)
  const { read, moments, index, moment, state, changes } = replay
  if (isCallFailed(read.error) && read.error.status === 404)
    return (
      <main className="replay">
        <EmptyState text="Não encontrado." icon="search" />
      </main>
    )
  if (read.error && !read.data)
    return <ErrorState text="Não foi possível ler a linha do tempo." error={read.error} onRetry={() => void read.refetch()} />
  return (
    <main className="replay">
      <header className="title">
        <IconLink icon="left" label="Voltar à carga" to="/loads/$hashId/details" params={{ hashId: hash }} />
        <h1>
          Linha do tempo <span className="num">{read.data?.externalId}</span>
        </h1>
        {read.data?.chain && <ChainPill chain={read.data.chain} />}
        <div className="acts">{read.data && <DownloadEvidence hash={hash} externalId={read.data.externalId} />}</div>
      </header>
      {!moment ? (
        <Skeleton count={6} height={40} gap={12} />
      ) : (
        <>
          <ScrubberPanel {...replay} moment={moment} />
          <div className="page">
            <section className="panel moments" aria-label="Registros">
              <h2>
                Registros <small className="num">{countOf(replay)}</small>
                {replay.received > 0 && (
                  <Checkbox className="received" checked={replay.positions} onChange={replay.showPositions}>
                    Posições ({replay.received})
                  </Checkbox>
                )}
              </h2>
              <ReplayMomentList moments={moments} index={index} compared={replay.compared} onIndex={replay.goTo} />
            </section>
            <div className="reading">
              <ReplayMomentCard moment={moment} stream={streamLabel(moment.stream)} />
              <DifferencePanel
                changes={changes}
                chosen={replay.chosen}
                isBase={replay.compared === index}
                actions={<Compare {...replay} />}
              />
              <StatePanel state={state} changed={new Set(changes?.map(({ key }) => key))} />
              {read.data?.chain && <ChainPanel chain={read.data.chain} />}
            </div>
          </div>
        </>
      )}
    </main>
  )
}

const countOf = ({ moments }: ReplayState) => {
  const refused = moments.filter(({ kind }) => kind === 'refused').length
  const eventCount = `${moments.length - refused} eventos`
  return refused ? `${eventCount} · ${refused} ${refused === 1 ? 'recusada' : 'recusadas'}` : eventCount
}

const Compare = ({ chosen, compareFromHere, compareWithPrevious }: ReplayState) => (
  <>
    <PlainButton className="fold" onClick={compareFromHere}>
      Comparar a partir daqui <kbd aria-hidden>C</kbd>
    </PlainButton>
    {chosen && (
      <PlainButton className="fold" onClick={compareWithPrevious}>
        Encerrar comparação
      </PlainButton>
    )}
  </>
)
