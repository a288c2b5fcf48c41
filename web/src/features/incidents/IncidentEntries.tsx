import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { incidentLabels as words } from '@embarca/contracts/incident/labels.pt.ts'
import type { Incident } from '@embarca/contracts/incident/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { downloadFile } from '../../base/file-download.ts'
import { FileList } from '../../ui/FileList.tsx'
import { Timeline } from '../../ui/Timeline.tsx'

type Entry = Incident['events'][number]
const addressOf = (fileId: string) => `${address(fileRoutes.download).path}?fileName=${encodeURIComponent(fileId)}`

const Files = ({ attachments }: Pick<Entry, 'attachments'>) =>
  attachments.length > 0 && (
    <FileList
      files={attachments.map(({ fileId, name }) => ({ key: fileId, name }))}
      onDownload={({ key, name }) => void downloadFile(addressOf(key), name)}
    />
  )

/** What was said, oldest first. */
export const IncidentEntries = ({ incident: { events } }: { readonly incident: Incident }) => (
  <Timeline
    label="Histórico da ocorrência"
    items={events.map(({ id, eventType, agent, author, observation, attachments, date }) => ({
      id,
      at: date,
      when: shortDateTime(date),
      title: <b>{words.eventType[eventType]}</b>,
      detail: (
        <>
          <p className="said">{observation}</p>
          <Files attachments={attachments} />
        </>
      ),
      by: `${author} · ${words.agent[agent]}`,
      tone: eventType === 'TREATMENT' ? 'plain' : 'key',
    }))}
  />
)
