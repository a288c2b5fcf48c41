import { columnLabels } from '@embarca/contracts/import/labels.pt.ts'
import type { CheckedRow, ImportCheck } from '@embarca/contracts/import/routes.ts'
import { integer } from '@embarca/contracts/kit/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VirtualTable } from '../../ui/VirtualTable.tsx'

const counts = ({ rows, orders, fine, warned, refused }: ImportCheck) =>
  [
    ['Linhas', rows],
    ['Pedidos aceitos', orders],
    ['Sem aviso', fine],
    ['Com aviso', warned],
    ['Recusadas', refused],
  ] as const

const head = (
  <>
    <th scope="col">Arquivo</th>
    <th scope="col">Linha</th>
    <th scope="col">Pedido</th>
    <th scope="col">O que corrigir</th>
  </>
)
const cellsOf = (names: readonly string[]) =>
  function cells({ file, line, entry, code, outcome, faults, warnings }: CheckedRow) {
    return (
      <>
        <td>{entry ?? names[file]}</td>
        <td className="number">{line}</td>
        <td>{code ?? '–'}</td>
        <td>
          <ul>
            {faults.map(({ column, message }) => (
              <li key={`${column} ${message}`} className="refused">
                <Icon name="times" size={14} /> {column && <b>{columnLabels[column]}:</b>} {message}
              </li>
            ))}
            {warnings.map((message) => (
              <li key={message} className="warned">
                <Icon name="warning" size={14} /> {message}
              </li>
            ))}
            {outcome === 'FINE' && <li>Sem aviso</li>}
          </ul>
        </td>
      </>
    )
  }

/** What would become of the rows of a request's files: counts, files that cannot be read, and each row with a fault or a warning. */
export const CheckResult = ({ result }: { readonly result: ImportCheck }) => {
  const { files, problems, hasMore } = result
  return (
    <section className="check-result" aria-label="Resultado da conferência">
      <dl>
        {counts(result).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{integer(count)}</dd>
          </div>
        ))}
      </dl>
      {files.map(({ name, fault, unknown }) => (
        <div key={name}>
          {fault !== undefined && (
            <p className="refused" role="alert">
              <Icon name="times" size={14} /> <b>{name}:</b> {fault}
            </p>
          )}
          {unknown.length > 0 && (
            <p>
              <b>{name}:</b> colunas que não são usadas: {unknown.join(', ')}.
            </p>
          )}
        </div>
      ))}
      {problems.length === 0 && result.rows > 0 && <p>Todas as linhas seriam aceitas.</p>}
      {problems.length > 0 && (
        <VirtualTable
          items={problems}
          keyOf={({ file, line }) => `${file}-${line}`}
          head={head}
          cells={cellsOf(files.map(({ name }) => name))}
          estimate={48}
          label="Linhas com erro ou aviso"
          end={hasMore ? 'Há mais linhas: corrija estas e confira novamente.' : 'Fim da lista.'}
        />
      )}
    </section>
  )
}
