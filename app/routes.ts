import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("stats", "routes/stats.tsx"),
  route("my", "routes/my.tsx"),
  route("games/:gameKey", "routes/game.tsx"),
  route("games/:gameKey/replay", "routes/replay.tsx"),
  route("games/:gameKey/points", "routes/points.tsx"),
  route("games/:gameKey/points/:owner", "routes/ledger.tsx"),
  route("games/:gameKey/box/:table", "routes/box-table.tsx"),
  route("games/:gameKey/figures/:team/:figure", "routes/figure.tsx"),
  route("games/:gameKey/ask", "routes/ask.tsx"),
  route("games/:gameKey/export", "routes/game-export.ts"),
  route("login", "routes/login.tsx"),
  route("logout", "routes/logout.tsx"),
  route("players", "routes/players.tsx"),
  route("players/:playerId", "routes/player.tsx"),
  route("accuracy", "routes/accuracy.tsx"),
  route("my/leagues", "routes/my-leagues.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("admin", "routes/admin.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
