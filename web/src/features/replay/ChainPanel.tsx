import type { Chain } from '@embarca/contracts/replay/routes.ts'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { exactDateTime } from './replay-moments.ts'

export const isIntact = ({ streams }: Chain): boolean => streams.every(({ findings }) => findings.length === 0)

/** Whether the stored events match the recorded ones, as a pill. */
export const ChainPill = ({ chain }: { readonly chain: Chain }) =>
  isIntact(chain) ? (
    <StatusPill tone="done" icon="verified">
      Registro íntegro
    </StatusPill>
  ) : (
    <StatusPill tone="danger" icon="warning">
      Registro alterado
    </StatusPill>
  )

const recordCount = (count: number) => `${count} ${count === 1 ? 'registro' : 'registros'}`
const groupByFour = (fingerprint: string) => fingerprint.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * The result of the verification of each stream, the time up to which the notary has signed, and the key that identifies the evidence
 * bundle.
 */
export const ChainPanel = ({ chain }: { readonly chain: Chain }) => (
  <section className="panel chain" aria-label="Verificação">
    <h2>
      Verificação <ChainPill chain={chain} />
    </h2>
    <ul>
      {chain.streams.map(({ stream, label, facts: count, findings }) => (
        <li key={stream}>
          <b>{label}</b> <span className="s">{recordCount(count)}, cada um continua o anterior</span>
          {findings.map(({ revision, text }) => (
            <p key={`${revision} ${text}`} className="finding">
              Nº {revision + 1}: {text}
            </p>
          ))}
        </li>
      ))}
    </ul>
    {chain.head && (
      <p className="s num">
        O notário assinou até a posição {chain.head.position}, em {exactDateTime(chain.head.time)}.
      </p>
    )}
    <p className="s">
      Chave do notário (SHA-256): <code>{groupByFour(chain.notary)}</code>
    </p>
  </section>
)
