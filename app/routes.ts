import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("stats", "routes/stats.tsx"),
  route("games/:gameKey", "routes/game.tsx"),
  route("players", "routes/players.tsx"),
  route("players/:playerId", "routes/player.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
