import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshRead } from '../../../base/queries.ts'
import { useBoardSource } from '../board-source.ts'

const RETRY = 2_000
const lists = '.load-column .infinite, .table-box'
/** Whether the user points at rows or has scrolled them: rows never move then. */
const isHeld = () => [...document.querySelectorAll(lists)].some((list) => list.matches(':hover') || list.scrollTop > 24)

/** Reads columns and their counts again when the number of loads that need the chosen attention changed, as soon as no row is held. */
export const useCurrentRows = (chosen: string | undefined, total: number | undefined) => {
  const client = useQueryClient()
  const { column, counts } = useBoardSource()
  const before = useRef({ chosen, total })
  useEffect(() => {
    const last = before.current
    before.current = { chosen, total }
    if (chosen === undefined || last.chosen !== chosen || last.total === undefined || last.total === total) return undefined
    void refreshRead(client, counts)
    const read = () => {
      void refreshRead(client, column)
      void refreshRead(client, loadSearchRoutes.table)
    }
    if (!isHeld()) return read()
    const timer = setInterval(() => {
      if (isHeld()) return
      clearInterval(timer)
      read()
    }, RETRY)
    return () => clearInterval(timer)
  }, [chosen, total, client, column, counts])
}
