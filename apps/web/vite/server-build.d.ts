declare module 'virtual:react-router/server-build' {
  export const routes: import('react-router').ServerBuild['routes'];
}
