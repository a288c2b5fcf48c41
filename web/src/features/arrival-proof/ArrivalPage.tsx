import { arrivalProofTexts as texts } from '@embarca/contracts/gate/arrival-proof.pt.ts'
import { type ArrivalProof, arrivalPage } from '@embarca/contracts/gate/arrival-proof.ts'
import { plateText } from '@embarca/contracts/kit/documents.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { useCallback, useEffect, useState } from 'react'
import { toRequest } from '../../base/request.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import './arrival-proof.css'

type Answer = { readonly proof: ArrivalProof } | { readonly gone: true } | { readonly failed: true } | undefined

const ask = async (token: string): Promise<Answer> => {
  try {
    const response = await fetch(toRequest(arrivalPage, { token }).url, { headers: { accept: 'application/json' } })
    if (response.status === 404) return { gone: true }
    return response.ok ? { proof: (await response.json()) as ArrivalProof } : { failed: true }
  } catch {
    return { failed: true }
  }
}

const Proof = ({ proof: { plate, place, zone, at, recordedAt, hash } }: { readonly proof: ArrivalProof }) => (
  <article className="arrival-proof">
    <p className="arrival-valid">
      <Icon name="check-circle" size={20} /> {texts.valid}
    </p>
    <dl>
      {plate && (
        <div>
          <dt>{texts.plate}</dt>
          <dd className="num">{plateText(plate)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.at}</dt>
        <dd className="num">
          {formatLocal(at, zone)} <small>({zone})</small>
          {recordedAt && <small>{texts.recorded(formatLocal(recordedAt, zone))}</small>}
        </dd>
      </div>
      <div>
        <dt>{texts.place}</dt>
        <dd>
          {place.name}
          <small>
            {place.street} — {place.city}/{place.state}
          </small>
        </dd>
      </div>
      <div>
        <dt>{texts.hash}</dt>
        <dd className="arrival-hash">{hash}</dd>
      </div>
    </dl>
    <p className="arrival-law">{texts.law}</p>
  </article>
)

/** The public page of a proof of arrival: no login, no person. */
export const ArrivalPage = ({ token }: { readonly token: string }) => {
  const [answer, setAnswer] = useState<Answer>()
  const read = useCallback(async () => {
    setAnswer(undefined)
    setAnswer(await ask(token))
  }, [token])
  useEffect(() => void read(), [read])
  return (
    <main className="arrival" aria-busy={!answer}>
      <header>
        <BrandMark />
        <h1>{texts.title}</h1>
      </header>
      {!answer && <Skeleton height={28} count={6} />}
      {answer && 'gone' in answer && <EmptyState text={texts.gone} />}
      {answer && 'failed' in answer && <ErrorState text={texts.failed} onRetry={() => void read()} />}
      {answer && 'proof' in answer && <Proof proof={answer.proof} />}
    </main>
  )
}
