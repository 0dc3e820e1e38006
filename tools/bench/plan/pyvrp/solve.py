"""Solves one problem with PyVRP: solve.py PROBLEM.json SEED CPU_SECONDS. Prints one line of JSON.

The problem is written by solve-with-pyvrp.ts: integers only, vehicles that are all the same, one depot."""

import json
import sys
import time

import numpy as np
from pyvrp import Client, Depot, Location, ProblemData, Route, VehicleType, solve


class CpuTime:
    """Stops after processor time, not after time by the clock."""

    def __init__(self, seconds: float):
        self.until = time.process_time() + seconds

    def __call__(self, _best: float) -> bool:
        return time.process_time() >= self.until


def data_of(problem: dict) -> ProblemData:
    size = problem["size"]
    matrix = lambda name: np.array(problem[name], dtype=np.int64).reshape(size, size)
    clients = [
        Client(
            stop["point"],
            delivery=stop["demand"],
            service_duration=stop["serviceSeconds"],
            tw_early=stop["opensAt"],
            tw_late=stop["closesAt"],
        )
        for stop in problem["stops"]
    ]
    van = problem["vehicle"]
    vehicles = VehicleType(
        num_available=van["count"],
        capacity=van["capacity"],
        tw_early=van["startsAt"],
        tw_late=van["endsAt"],
        start_late=van["startsAt"],
    )
    locations = [Location(x, y) for x, y in problem["locations"]]
    depot = Depot(van["point"])
    return ProblemData(
        locations, clients, [depot], [vehicles], [matrix("cost")], [matrix("seconds")]
    )


def visits_of(route: Route) -> list[int]:
    return [activity.idx for activity in route.schedule() if activity.is_client()]


def main() -> None:
    with open(sys.argv[1]) as file:
        problem = json.load(file)
    seed, seconds = int(sys.argv[2]), float(sys.argv[3])
    data = data_of(problem)
    began = time.process_time()
    result = solve(data, CpuTime(seconds), seed=seed, collect_stats=False, display=False)
    print(
        json.dumps(
            {
                "isFeasible": result.is_feasible(),
                "cpuSeconds": time.process_time() - began,
                "rounds": [visits_of(route) for route in result.best.routes()],
            }
        )
    )


if __name__ == "__main__":
    main()
