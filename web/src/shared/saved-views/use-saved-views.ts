import type { ViewPath } from '@embarca/contracts/saved-view/events.ts'
import { type SavedView, savedViewCommands, savedViewRoutes } from '@embarca/contracts/saved-view/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { viewQuery } from './view-query.ts'

const none: readonly SavedView[] = []

/** The views of a list, the one that matches the address, and the commands on them. */
export const useSavedViews = (path: ViewPath) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { searchStr, pathname } = useLocation()
  const query = viewQuery(searchStr)
  const views = useRead(savedViewRoutes.list, { path }, { keep: true }).data ?? none
  const options = { done: () => refreshRead(client, savedViewRoutes.list, { path }) }
  return {
    views,
    query,
    current: views.find((view) => query !== '' && view.query === query),
    open: (view: SavedView) => void navigate({ href: view.query ? `${pathname}?${view.query}` : pathname }),
    save: useCommand(savedViewCommands.save, options),
    change: useCommand(savedViewCommands.change, options),
    remove: useCommand(savedViewCommands.remove, options),
    choose: useCommand(savedViewCommands.choose, options),
  }
}
export type SavedViewsOfList = ReturnType<typeof useSavedViews>

/** Lists that were opened since the app started. */
const openedLists = new Set<ViewPath>()

/** Applies the default view of the user's role when a list is first opened without filters; afterwards only the address counts. */
export const useFirstView = (path: ViewPath) => {
  const navigate = useNavigate()
  const { searchStr, pathname } = useLocation()
  const waits = searchStr === '' && !openedLists.has(path)
  const views = useRead(savedViewRoutes.list, { path }, { enabled: waits })
  useEffect(() => {
    if (openedLists.has(path) || (waits && views.isPending)) return
    openedLists.add(path)
    const first = waits ? views.data?.find(({ isDefault }) => isDefault) : undefined
    if (first?.query) void navigate({ href: `${pathname}?${first.query}`, replace: true })
  }, [path, pathname, waits, views.isPending, views.data, navigate])
}
