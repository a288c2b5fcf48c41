import type { AnyCommand, AnyQuery } from '@embarca/contracts/kit/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { IconButton } from '../../ui/Button.tsx'
import { IRREVERSIBLE, useConfirm } from '../../ui/Confirm.tsx'

/** How a register removes a row. */
export type Removal<Row> = {
  readonly command: AnyCommand
  /** The list that is read again. */
  readonly list: AnyQuery
  /** What is removed: 'o perfil Granel', or only the name. */
  readonly named: (row: Row) => string
  /** What else the removal means. */
  readonly text?: (row: Row) => string
  /** Absent: every row. */
  readonly may?: (row: Row) => boolean
}

/** Removes a row of a register after a question. */
export const RemoveButton = <Row extends { readonly id: string }>({
  row,
  removal,
}: {
  readonly row: Row
  readonly removal: Removal<Row>
}) => {
  const client = useQueryClient()
  const [ask, question] = useConfirm()
  const remove = useCommand(removal.command, { done: () => refreshRead(client, removal.list) })
  const label = `Excluir ${removal.named(row)}`
  const text = [removal.text?.(row), IRREVERSIBLE].filter(Boolean).join(' ')
  const confirmRemove = async () => {
    if (await ask({ title: `${label}?`, text, accept: 'Excluir', danger: true })) await remove.run({ id: row.id } as never)
  }
  return (
    <>
      <IconButton icon="trash" label={label} onClick={() => void confirmRemove()} />
      {question}
    </>
  )
}
