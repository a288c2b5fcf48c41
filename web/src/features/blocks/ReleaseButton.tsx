import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import { blockLabels as words } from '@embarca/contracts/block/labels.pt.ts'
import type { Block } from '@embarca/contracts/block/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { kinds } from './block-kinds.ts'

/** Releases a block that holds, for a reason. */
export const ReleaseButton = ({ kind, block }: { readonly kind: BlockKind; readonly block: Block }) => {
  const { release, list } = kinds[kind]
  const { roles } = useSession()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const done = async () => {
    setOpen(false)
    await refreshRead(client, list)
  }
  const { run, pending } = useCommand(release, { done })
  const hasEnded = block.status === 'RELEASED' || block.status === 'EXPIRED'
  if (hasEnded || !allows(release.may, roles)) return null
  return (
    <>
      <IconButton icon="unlock" label={`${words.release} ${block.name || block.document}`} onClick={() => setOpen(true)} />
      {open && (
        <ReasonDialog
          open
          title={words.releaseTitle}
          text={block.name || block.document}
          label={words.releaseReason}
          accept={words.release}
          missing={words.reasonTooShort}
          pending={pending}
          onReason={(reason) => void run({ id: block.id, reason } as never)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
