export { SharedPage as SharedScreen } from '../features/share/SharedPage.tsx'
