import { inject } from 'vitest'
import { keepAppDataIn } from '../../kit/app-data.ts'
import { clusterData } from './cluster-data.ts'

const engines = inject('engines')
if (engines) keepAppDataIn(() => clusterData(engines))
