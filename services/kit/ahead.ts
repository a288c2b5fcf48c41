import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Standing } from './states.ts'

/** Facts handed to the log, and the stream as it stands once they are acknowledged. */
export type Pending<State = any> = { readonly accepted: Promise<Accepted>; readonly standing: Standing<State> }

/**
 * Pending facts of one stream, each decided on those before. When some come to nothing it has fallen: nothing more is decided on it,
 * and nothing beside it until the last of it is settled. Who would begin anew earlier might be recorded on top of what he never saw.
 */
export type Chain = { last: Pending; fallen: boolean; readonly waiting: Set<Pending> }

/** What is not yet acknowledged, stream by stream: only as much as there are callers who wait for their answer. */
export const aheadOf = () => {
  const chains = new Map<string, Chain>()
  return {
    /** What a decision may stand on; while a fallen chain settles, the promise of it. */
    of: (stream: string): Chain | undefined | Promise<Chain | undefined> => {
      const chain = chains.get(stream)
      return chain?.fallen ? settling(chains, stream) : chain
    },
    /** Puts facts on the chain of their stream, and answers it. */
    add: (stream: string, pending: Pending): Chain => {
      const chain = chains.get(stream) ?? { last: pending, fallen: false, waiting: new Set() }
      chain.last = pending
      chain.waiting.add(pending)
      chains.set(stream, chain)
      return chain
    },
    /** These facts were recorded, or came to nothing. */
    settle: (stream: string, chain: Chain, pending: Pending, recorded: boolean): void => {
      if (!recorded) chain.fallen = true
      chain.waiting.delete(pending)
      if (!chain.waiting.size) chains.delete(stream)
    },
    drop: (stream: string): void => {
      const chain = chains.get(stream)
      if (chain) chain.fallen = true
    },
  }
}

const settling = async (chains: ReadonlyMap<string, Chain>, stream: string): Promise<Chain | undefined> => {
  for (let chain = chains.get(stream); chain?.fallen; chain = chains.get(stream))
    await Promise.allSettled([...chain.waiting].map(({ accepted }) => accepted))
  return chains.get(stream)
}

/** Whether facts were recorded where they were decided; an answer from before says nothing of these. */
export const stands = ({ stream, revision }: Accepted, at: string, { standing }: Pending): boolean =>
  stream === at && revision === standing.revision
