import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { message } from '../../base/feedback.ts'
import { downloadFile } from '../../base/file-download.ts'

/** Downloads the file of a report and shows whether that worked. */
export const saveReport = async (fileId: string, fileName: string): Promise<void> => {
  const path = `${address(fileRoutes.download).path}?fileName=${encodeURIComponent(fileId)}`
  if (await downloadFile(path, fileName, reportLabels.notDownloaded)) message('success', reportLabels.downloaded)
}
